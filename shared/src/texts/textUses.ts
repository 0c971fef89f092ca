import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A constant of the text files, and the names of its properties: `['backOfficeTexts', 'logo', 'title']`. */
export type TextPath = string[]

/** A text, or the place of another constant in a constant. */
type Content = { path: TextPath } & ({ text: string } | { alias: TextPath })

/** Returns the texts of a file by their paths, their placeholders as `{}`, and which constants contain others. */
export function contentsOf(file: string): Content[] {
  const found: Content[] = []
  const look = (node: ts.Node, at: TextPath): void => {
    const name = nameOf(node)
    const here = name === null ? at : [...at, name]
    const text = textOf(node)
    if (text !== null && here.length > 0) found.push({ path: here, text })
    const alias = here.length > 0 ? aliasOf(node) : null
    if (alias) found.push({ path: here, alias })
    else ts.forEachChild(node, (child) => look(child, here))
  }
  look(parsed(file, readFileSync(file, 'utf8')), [])
  return found
}

function parsed(file: string, code: string): ts.SourceFile {
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
}

function nameOf(node: ts.Node): string | null {
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node)
  if (isNamed && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)))
    return node.name.text
  return ts.isFunctionDeclaration(node) ? (node.name?.text ?? null) : null
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
}

/** The constant that stands here in place of texts. */
function aliasOf(node: ts.Node): TextPath | null {
  if (ts.isShorthandPropertyAssignment(node)) return [node.name.text]
  const { parent } = node
  const isInPlace = ts.isPropertyAssignment(parent)
    ? parent.initializer === node
    : ts.isSpreadAssignment(parent)
  return isInPlace ? pathOf(node) : null
}

/** `readerTexts.employer.articles` as a path; null for other expressions. */
function pathOf(node: ts.Node): TextPath | null {
  if (ts.isIdentifier(node)) return [node.text]
  if (!ts.isPropertyAccessExpression(node)) return null
  const object = pathOf(node.expression)
  return object && [...object, node.name.text]
}

/**
 * Returns the paths that code uses, whole groups where it takes one of their texts by a variable. Tests do not count.
 *
 * @param folders absolute
 */
export function usesIn(folders: string[]): TextPath[] {
  return folders
    .flatMap((cwd) => globSync('**/*.{ts,tsx,astro}', { cwd }).map((name) => path.join(cwd, name)))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\/texts\//.test(file))
    .flatMap((file) => usesOf(readFileSync(file, 'utf8')))
}

const importedTexts = /import (?:type )?\{([^}]*)\} from '[\w@./-]*\/texts\/[\w./-]+'/g
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|<!--[\s\S]*?-->/gm
const strings = /'[^'\n]*'|"[^"\n]*"/g
const chain = String.raw`((?:\s*\??\.\s*\w+)*)`

/** Names of groups of texts in one file, and the paths that they stand for. */
function usesOf(code: string): TextPath[] {
  let rest = code.replaceAll(comments, '')
  const names = new Map<string, TextPath>()
  rest = rest.replaceAll(importedTexts, (_all, list: string) => {
    for (const [own, local] of namesIn(list)) names.set(local, [own])
    return ''
  })
  rest = rest.replaceAll(strings, "''")
  // The groups of a group may have names as well.
  for (let before = -1; before !== names.size;) {
    before = names.size
    for (const [name, group] of [...names]) {
      const given = new RegExp(String.raw`const (\w+|\{[^}]*\}) = ${name}\b${chain}(?=\n|$)`, 'g')
      rest = rest.replaceAll(given, (_all, target: string, further: string) => {
        const whole = [...group, ...propertiesIn(further)]
        if (!target.startsWith('{')) names.set(target, whole)
        else
          for (const [own, local] of namesIn(target.slice(1, -1))) names.set(local, [...whole, own])
        return ''
      })
    }
  }
  return [...names].flatMap(([name, group]) => {
    const used = new RegExp(
      String.raw`(?<![\w$]|[^.]\.|typeof )${name}\b${chain}(?!\w|:|=[^=])`,
      'g',
    )
    return [...rest.matchAll(used)].map(([, further = '']) => [...group, ...propertiesIn(further)])
  })
}

/** `a, b: c` and `a, b as c` as pairs. */
function namesIn(list: string): [own: string, local: string][] {
  return list.split(',').flatMap((part) => {
    const [own, local] = part
      .trim()
      .replace(/^type /, '')
      .split(/\s*:\s*|\s+as\s+/)
    return own ? [[own, local ?? own] satisfies [string, string]] : []
  })
}

function propertiesIn(further: string): string[] {
  return further.match(/\w+/g) ?? []
}

/** Returns the paths of texts that uses reach: by their own paths, or by those of constants that contain them. */
export function reachedBy(uses: TextPath[], contents: Content[]): TextPath[] {
  const aliases = contents.flatMap((one) => ('alias' in one ? [one] : []))
  const reached = new Map<string, TextPath>()
  const follow = (use: TextPath): void => {
    const key = use.join('.')
    if (reached.has(key)) return
    reached.set(key, use)
    for (const { path: at, alias } of aliases) {
      if (isWithin(use, at)) follow([...alias, ...use.slice(at.length)])
      else if (isWithin(at, use)) follow(alias)
    }
  }
  for (const use of uses) follow(use)
  return [...reached.values()]
}

/**
 * Returns the names that are left of a text's path below the nearest group that is used: none if the text is used by
 * itself.
 *
 * @returns null if neither the text nor a group with it is used
 */
export function takenFrom(
  text: TextPath,
  reached: TextPath[],
): { group: string; names: TextPath } | null {
  const own = /^(?:en|bg)$/.test(text.at(-1) ?? '') ? text.slice(0, -1) : text
  if (reached.some((use) => isWithin(use, own))) return { group: own.join('.'), names: [] }
  const [group] = reached
    .filter((use) => isWithin(own, use))
    .toSorted((one, other) => other.length - one.length)
  return group ? { group: group.join('.'), names: own.slice(group.length) } : null
}

/**
 * Whether a file without its comments writes a name.
 *
 * @param as how it writes names, with `{}` in place of the name
 */
export function isWritten(file: string, as: string, name: string): boolean {
  const [before = '', after = ''] = as.split('{}').map(escaped)
  const code = readFileSync(file, 'utf8').replaceAll(comments, '')
  return new RegExp(String.raw`${before}\b${name}\b${after}`).test(code)
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** Whether a path is another, or below it. */
function isWithin(one: TextPath, group: TextPath): boolean {
  return group.every((name, index) => one[index] === name)
}
