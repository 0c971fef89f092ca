import { valueStore } from '../../admin/state/valueStore.ts'
import {
  peopleSchema,
  saveSchema,
  type People,
  type Place,
  type Save,
  type Tabs,
} from './presence.ts'

/** Who has which documents open, as far as this tab knows. */
export const people = valueStore<People>([])

/** What was saved last, by anybody. */
export const lastSave = valueStore<Save | null>(null)

/** The documents that are open in this tab: in its form, and in drawers over it. */
const places: Place[] = []
let changed = (): void => undefined

/** Notes that a document is open in this tab. @returns a function that notes that it is closed */
export function openPlace(place: Place): () => void {
  places.push(place)
  changed()
  return () => {
    places.splice(places.indexOf(place), 1)
    changed()
  }
}

/** What the tabs of a browser tell each other: one of them, the leader, talks with the newsroom for all. */
type Message =
  | { is: 'who' }
  | { is: 'people'; people: People }
  | { is: 'saved'; save: Save }
  | ({ is: 'tab' } & Tabs[number])

/** Name of the channel between the tabs of a browser, and of the lock that its leader holds. */
const name = 'kariera-presence'

/** After how many beats without a sign a tab counts as closed. */
const patience = 3

/** How long until a stream that was refused is asked for again, milliseconds. */
const againMs = 5000

/**
 * Tells the newsroom which documents are open in this browser, and hears who has which open: one stream for all its tabs.
 *
 * @param address of the newsroom's presence
 * @returns a function that ends it
 */
export function startPresence(address: string): () => void {
  const tab = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  const channel = new BroadcastChannel(name)
  const say = (message: Message) => channel.postMessage(message)
  const send = (tabs: Tabs) =>
    navigator.sendBeacon(
      address,
      new Blob([JSON.stringify({ tabs })], { type: 'application/json' }),
    )
  const own = (): Tabs[number] => ({ tab, places: places.slice(0, 20) })
  let leading: ReturnType<typeof lead> | null = null

  function lead() {
    const others = new Map<string, { places: Place[]; silent: number }>()
    let source: EventSource | null = null
    let retry: number | undefined
    const beat = () => {
      for (const [other, state] of others) {
        state.silent += 1
        if (state.silent > patience) others.delete(other)
      }
      say({ is: 'who' })
      const all = [
        own(),
        ...[...others].map(([other, state]) => ({ tab: other, places: state.places })),
      ]
      const open = all.filter((one) => one.places.length > 0).slice(0, 50)
      if (open.length > 0) send(open)
    }
    const listen = () => {
      source = new EventSource(address)
      source.addEventListener('beat', beat)
      source.addEventListener('people', ({ data }) => {
        const { data: known } = peopleSchema.safeParse(JSON.parse(String(data)))
        if (!known) return
        people.set(known)
        say({ is: 'people', people: known })
      })
      source.addEventListener('saved', ({ data }) => {
        const { data: save } = saveSchema.safeParse(JSON.parse(String(data)))
        if (!save) return
        lastSave.set(save)
        say({ is: 'saved', save })
      })
      source.addEventListener('error', () => {
        // It asks again by itself, unless it was refused.
        if (source?.readyState === EventSource.CLOSED) retry = window.setTimeout(listen, againMs)
      })
    }
    listen()
    beat()
    return {
      note: ({ tab: other, places: open }: Tabs[number]) => {
        const before = JSON.stringify(others.get(other)?.places ?? [])
        others.set(other, { places: open, silent: 0 })
        if (JSON.stringify(open) !== before) send([{ tab: other, places: open }])
        say({ is: 'people', people: people.get() })
      },
      end: () => {
        window.clearTimeout(retry)
        source?.close()
      },
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.is === 'people') people.set(data.people)
    else if (data.is === 'saved') lastSave.set(data.save)
    else if (data.is === 'who') say({ is: 'tab', ...own() })
    else leading?.note(data)
  })
  const tell = () => {
    if (leading) send([own()])
    else say({ is: 'tab', ...own() })
  }
  changed = tell
  const left = () => send([{ tab, places: [] }])
  const shown = ({ persisted }: PageTransitionEvent) => persisted && tell()
  window.addEventListener('pagehide', left)
  window.addEventListener('pageshow', shown)
  tell()
  const ended = Promise.withResolvers<undefined>()
  const stop = new AbortController()
  const become = async () => {
    leading = lead()
    await ended.promise
    leading.end()
  }
  // Without a secure context there are no locks, and each tab talks for itself.
  if ('locks' in navigator)
    navigator.locks.request(name, { signal: stop.signal }, become).catch(() => undefined)
  else void become()
  return () => {
    changed = () => undefined
    window.removeEventListener('pagehide', left)
    window.removeEventListener('pageshow', shown)
    left()
    ended.resolve(undefined)
    stop.abort()
    channel.close()
    people.set([])
  }
}
