import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'

/** Where a function of the built config comes from. */
export type HookPlace = {
  /** Its name, that of the function that has made it, or of a package. */
  name: string
  /** Below `cms/src`; `package`. */
  file: string
  /** The first sentence of its description; empty without one. */
  about: string
}

/** Tells by V8's inspector where functions stand: a built config holds functions, not files. */
export class HookPlaces {
  readonly #session = new Session()
  readonly #urls = new Map<string, string>()

  async open(): Promise<this> {
    this.#session.connect()
    this.#session.on('Debugger.scriptParsed', ({ params }) => {
      this.#urls.set(params.scriptId, params.url)
    })
    await this.#session.post('Debugger.enable')
    return this
  }

  close(): void {
    this.#session.disconnect()
  }

  async placeOf(hook: unknown): Promise<HookPlace> {
    Reflect.set(globalThis, key, hook)
    const { result } = await this.#session.post('Runtime.evaluate', { expression: key })
    const { internalProperties = [] } = await this.#session.post('Runtime.getProperties', {
      objectId: result.objectId!,
    })
    const { scriptId, lineNumber } = internalProperties.find(
      ({ name }) => name === '[[FunctionLocation]]',
    )!.value!.value as { scriptId: string; lineNumber: number }
    const { scriptSource } = await this.#session.post('Debugger.getScriptSource', { scriptId })
    const path = fileURLToPath(this.#urls.get(scriptId)!)
    const name = declaredAbove(scriptSource.split('\n').slice(0, lineNumber + 1))
    const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
    if (packageName !== undefined) return { name: packageName, file: 'package', about: '' }
    const [, file = path] = /\/cms\/src\/(.*)$/.exec(path) ?? []
    return { name, file, about: aboutOf(name, readFileSync(path, 'utf8')) }
  }
}

const key = '__hook'

/** The last name that stands at the beginning of a line: a hook made by a function is called like that one. */
function declaredAbove(lines: string[]): string {
  const names = lines.flatMap((line) => {
    const [, name] = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(line) ?? []
    return name ?? []
  })
  return names.at(-1) ?? '(unnamed)'
}

function aboutOf(name: string, source: string): string {
  const described = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[^])*)\*/\n(?:export )?(?:async )?(?:function|const) ${name}\b`,
  )
  const [, text = ''] = described.exec(source) ?? []
  const [sentence = ''] = text
    .replaceAll(/^\s*\* ?/gm, '')
    .trim()
    .split(/(?<=[.:])\s(?=[A-Z])|\n\s*(?=\n|@)/)
  return sentence.replaceAll(/\s+/g, ' ').replace(/:$/, '.')
}
