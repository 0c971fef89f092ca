import { acquaintances, drawnArrows, rooms } from './checking/rooms.ts'

/** Tests and what they share may import anything of the cms. */
const testFile = String.raw`\.test\.tsx?$`
const tests = `${testFile}|/testing/`

/**
 * @param {RegExp} room
 * @returns {string} the same below cms/src
 */
const inCms = ({ source }) => source.replace('^', '^cms/src/')

/** A room of the cms imports only rooms to which the diagram of docs/architecture.md draws an arrow. */
const walls = [...drawnArrows()].map(([room, others]) => ({
  name: `walls-of-${room}`,
  comment: 'The diagram of docs/architecture.md says which rooms may import which.',
  severity: 'error',
  from: { path: inCms(rooms[room]), pathNot: tests },
  to: {
    path: '^cms/src/',
    pathNot: [inCms(rooms[room]), ...[...others].map((other) => inCms(rooms[other])), tests],
  },
}))

/** Of two parts that know each other, each imports one file of the other. */
const doors = acquaintances.flatMap((pair) =>
  [pair, pair.toReversed()].map(([own, other]) => {
    const [, folder] = /^(collections\/[^/]+\/)/.exec(other) ?? []
    const [, from] = /^(collections\/[^/]+\/)/.exec(own) ?? []
    return {
      name: `door-of-${folder}`,
      comment: 'Two parts that know each other do so by one file each (scripts/checking/rooms.ts).',
      severity: 'error',
      from: { path: `^cms/src/${from}`, pathNot: tests },
      to: { path: `^cms/src/${folder}`, pathNot: `^cms/src/${other}$` },
    }
  }),
)

/** Which files may not need which. */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Files that need one another, if only by their types, can be understood only together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...walls,
    {
      name: 'shared-knows-nobody',
      comment: 'What all share does not import those who share it.',
      severity: 'error',
      from: { path: '^shared/', pathNot: testFile },
      to: { path: '^(cms|site|scripts|e2e)/' },
    },
    {
      name: 'site-and-newsroom',
      comment: 'The site and the cms know each other by their calls only.',
      severity: 'error',
      from: { path: '^(site|cms)/', pathNot: testFile },
      to: { path: '^(site|cms)/', pathNot: '^$1/' },
    },
    {
      name: 'commands-and-newsroom',
      comment: 'The root commands start the programs of the cms; neither imports the other.',
      severity: 'error',
      from: { path: '^(scripts|cms)/', pathNot: tests },
      to: { path: '^(scripts|cms)/', pathNot: '^$1/' },
    },
    {
      name: 'only-for-tests',
      comment: 'What tests share is in no build.',
      severity: 'error',
      from: { path: '^(cms|site|shared|scripts)/', pathNot: tests },
      to: { path: '^cms/src/(backups/)?testing/' },
    },
    {
      name: 'configuration',
      comment: 'The configuration knows every part.',
      severity: 'error',
      from: { pathNot: `${inCms(rooms.composition)}|${tests}` },
      to: { path: '^@payload-config$' },
    },
    ...doors,
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', String.raw`/(dist|\.next|\.astro)/`] },
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
