import { describe, expect, it } from 'vitest'

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>
const englishModules: Modules = import.meta.glob(['./*.ts', '!./*.test.ts'], { eager: true })
const germanModules: Modules = import.meta.glob('./de/*.ts', { eager: true })

/** The tables of both languages, by file and name. */
const tables = Object.entries(germanModules).flatMap(([path, german]) => {
  const file = path.replace('./de/', './')
  return Object.entries(german).map(([name, words]) => ({
    name: `${file.slice(2, -3)}: ${name}`,
    english: englishModules[file]?.[name],
    german: words,
  }))
})
const pairs = tables.filter(({ name }) => !name.startsWith('tables:'))

type Told = (...values: readonly unknown[]) => unknown
const isTold = (words: unknown): words is Told => typeof words === 'function'
const isObject = (words: unknown): words is Readonly<Record<string, unknown>> =>
  typeof words === 'object' && words !== null

/** The paths of a table's words, each with the kind of what stands there. */
function keysOf(words: unknown, path = ''): readonly string[] {
  if (isObject(words)) return Object.entries(words).flatMap(([key, value]) => keysOf(value, `${path}/${key}`))
  return [`${path} ${typeof words}`]
}

/** Values that sentences are made with: a number, a name, lists of names, and the facts that some are told of. */
const facts = {
  ...{ why: 'computed', from: 'SOURCE', subject: 'SUBJECT', detail: 'DETAIL', kind: 'label', before: 'BEFORE' },
  ...{ schemes: ['light'], scheme: 'light', token: 'color.text', to: '#1b2430', ratio: 2.5, needed: 3 },
  ...{ selector: '.NAME', property: 'color', message: 'This must be a text.' },
}
const names = ['NAME', 'offline', 'light', 'formWords']
const samples: readonly unknown[] = [3, ...names, ['NAME'], ['NAME', 'OTHER'], [facts], facts, 1, undefined]

function vectors(length: number): readonly (readonly unknown[])[] {
  if (length === 0) return [[]]
  return vectors(length - 1).flatMap((before) => samples.map((sample) => [...before, sample]))
}

function tell(words: Told, values: readonly unknown[]): string | undefined {
  try {
    const said = words(...values)
    const text = Array.isArray(said) ? said.join('') : said
    return typeof text === 'string' && !/undefined|NaN|\[object|NAME,OTHER/.test(text) ? text : undefined
  } catch {
    return undefined
  }
}

interface Said {
  readonly path: string
  readonly english: string
  readonly german: string
}

/** Everything that a table says in both languages, its sentences with each sample that makes one. */
function saidBy(english: unknown, german: unknown, path: string): readonly Said[] {
  if (typeof english === 'string' && typeof german === 'string') return [{ path, english, german }]
  if (isTold(english) && isTold(german)) {
    return vectors(english.length).flatMap((values) => {
      const [one, other] = [tell(english, values), tell(german, values)]
      return one === undefined || other === undefined ? [] : [{ path, english: one, german: other }]
    })
  }
  if (!isObject(english) || !isObject(german)) return []
  return Object.keys(english).flatMap((key) => saidBy(english[key], german[key], `${path}/${key}`))
}

const said = new Map(pairs.map(({ name, english, german }) => [name, saidBy(english, german, '')]))

/** Said alike in both: names, keys, and words that both languages have. */
const alike =
  /^(?:en|de|EmailJS|Letterslot|React|Link|Text|Option|HTML|PDF|Name|Version|English|Deutsch|Parameter|Relay|Feedback|Computer|Tablet|Website|Organisation|formal|informal|Logo|Post|Rose|px|:root .*|Alt [↑↓←→]|Esc|Contact form|Reference \{ref\}, \{time\}\.|https:.*)$/

/** Tells if there are words in a sentence, beside the samples it is made with. */
const hasWords = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replaceAll(/NAME|OTHER|SOURCE|SUBJECT|DETAIL|BEFORE|offline|light|formWords|px/gi, ''))

/** English words that no German sentence has, beside the names of buttons at EmailJS. */
const englishWords =
  /\b(?:the|and|of|is|with|your|you|this|that|for|from|are|it|has|have|which|when|form|forms|message|messages|field|fields|nothing|only|try|choose)\b/i
const buttons =
  /(?:From Name|Form File Attachment|https?:\S+|docs\/\S+|<form> … <\/form>|\{\{\S*\}\}|LETTERSLOT_\w+|letterslot[_-]\w+|\bForm(?=[ ,.:]|$)|npm run build)/g

describe.each(pairs)('$name', ({ name, english, german }) => {
  it('[T1321] has the same keys in German, with words or sentences in the same places', () => {
    expect(keysOf(german)).toEqual(keysOf(english))
  })

  it('[T1322] says everything in German, and nothing in English', () => {
    const all = said.get(name) ?? []
    const silent = all.filter((one) => one.german.trim() === '' && one.english.trim() !== '')
    const same = all.filter((one) => one.german === one.english && hasWords(one.german) && !alike.test(one.german))
    const mixed = all.filter((one) => englishWords.test(one.german.replaceAll(buttons, '')))
    expect({ silent, same, mixed }).toEqual({ silent: [], same: [], mixed: [] })
  })

  it('[T1322] each of its sentences can be made of samples', () => {
    const told = keysOf(german).flatMap((key) => (key.endsWith(' function') ? [key.slice(0, -' function'.length)] : []))
    const made = new Set(said.get(name)?.map(({ path }) => path))
    expect(told.filter((path) => !made.has(path))).toEqual([])
  })
})

it('[T1321] the table of tables has each German one', () => {
  const listed = tables.filter(({ name }) => name.startsWith('tables:')).map(({ german }) => german)
  // A shared form loads its own words, and nothing of the studio's.
  const missing = pairs.filter(({ german }) => !listed.includes(german)).map(({ name }) => name)
  expect(missing).toEqual(['shared: sharedText'])
})

/** A table without a German one: it is put together of another's. */
const alone = ['./look-step.ts: findingsText']

it('[T1321] no table stands in English alone', () => {
  const unpaired = Object.entries(englishModules).flatMap(([file, words]) =>
    Object.entries(words).flatMap(([name, table]) =>
      isObject(table) && germanModules[file.replace('./', './de/')]?.[name] === undefined ? [`${file}: ${name}`] : [],
    ),
  )
  expect(unpaired.toSorted()).toEqual(alone.toSorted())
})

it('[T1322] quotation marks are German ones', () => {
  const strange = [...said.values()]
    .flat()
    .filter(({ german }) => /”|[^\w]"|(?:^|[^„\p{L}\d…*/.>}})\]]+)“/u.test(german))
  expect(strange.map(({ german }) => german)).toEqual([])
})
