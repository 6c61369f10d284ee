import { type Action, type ActionGroup, actionGroups, isCommand } from './action.ts'

/** A part of a label that the search found: from, inclusive, to, exclusive, in UTF-16 code units. */
export type Mark = readonly [from: number, to: number]

/** An action that fits a search. */
export interface ActionMatch {
  readonly action: Action
  /** Found parts of the label, in order. */
  readonly marks: readonly Mark[]
  /** The words besides the label by which it was found. */
  readonly why?: string
}

/** The matches of a group, best first. */
export interface ActionMatches {
  readonly group: ActionGroup | 'recent'
  readonly matches: readonly ActionMatch[]
  /** Matches that are not listed, since the group has so many. */
  readonly hidden: number
}

/** Longer searches are cut: nobody types so much, and each word is looked for in each action. UTF-16 code units. */
export const maxQueryLength = 80
/** A group longer than this asks for another letter. */
export const maxMatchesOfGroup = 8

/**
 * Finds the actions that fit every word of a search: by word starts first, then inside of words, then with one typing slip.
 * An empty search finds all, with what was done lately on top.
 * @param query - as typed; `>` in front finds commands alone.
 * @param recent - ids, newest first.
 */
export function searchActions(
  actions: readonly Action[],
  query: string,
  recent: readonly string[] = [],
): readonly ActionMatches[] {
  const typed = query.slice(0, maxQueryLength).trim()
  const wanted = typed.startsWith('>') ? actions.filter(isCommand) : actions
  const words = foldAction(typed.replace(/^>/, '')).text.split(/\s+/).filter(Boolean)
  if (words.length === 0) return withRecent(wanted, recent)
  const found = wanted.flatMap((action) => {
    const match = matchAction(action, words)
    return match ? [match] : []
  })
  const groups = groupMatches(found.toSorted((one, other) => one.cost - other.cost))
  const cost = (group: readonly FoundAction[]): number => group[0]?.cost ?? 0
  return groups
    .toSorted((one, other) => cost(one.found) - cost(other.found))
    .map(({ group, found }) => limitMatches(group, found))
}

interface FoundAction extends ActionMatch {
  /** 0 where every word begins a word of the label. */
  readonly cost: number
}

function withRecent(actions: readonly Action[], recent: readonly string[]): readonly ActionMatches[] {
  const plain = (action: Action): FoundAction => ({ action, marks: [], cost: 0 })
  const latest = recent.flatMap((id) => actions.filter((action) => action.id === id).slice(0, 1)).map(plain)
  const others = actions.filter(({ id }) => !latest.some(({ action }) => action.id === id)).map(plain)
  const groups = groupMatches(others).map(({ group, found }) => limitMatches(group, found))
  return latest.length === 0 ? groups : [limitMatches('recent', latest), ...groups]
}

function groupMatches(
  found: readonly FoundAction[],
): readonly { readonly group: ActionGroup; readonly found: readonly FoundAction[] }[] {
  return actionGroups
    .map((group) => ({ group, found: found.filter(({ action }) => action.group === group) }))
    .filter((one) => one.found.length > 0)
}

function limitMatches(group: ActionMatches['group'], found: readonly FoundAction[]): ActionMatches {
  const matches = found.slice(0, maxMatchesOfGroup).map(({ cost: _cost, ...match }) => match)
  return { group, matches, hidden: found.length - matches.length }
}

const costs = { start: 0, inside: 2, slip: 4, besides: 1 } as const

function matchAction(action: Action, words: readonly string[]): FoundAction | undefined {
  const label = foldAction(action.label)
  const others = [action.detail, action.keywords, action.keys].map((text) => foldAction(text ?? ''))
  const marks: Mark[] = []
  let cost = 0
  let why: string | undefined
  for (const word of words) {
    const inLabel = findWord(label, word)
    const beside = others
      .flatMap((text) => {
        const hit = findWord(text, word)
        return hit ? [{ ...hit, text }] : []
      })
      .toSorted((one, other) => one.cost - other.cost)[0]
    if (inLabel && (!beside || inLabel.cost <= beside.cost + costs.besides)) {
      cost += inLabel.cost
      marks.push(inLabel.mark)
    } else if (beside) {
      cost += beside.cost + costs.besides
      why ??= wordAround(beside.text, beside.mark)
    } else return undefined
  }
  return { action, marks: merged(marks), cost, ...(why !== undefined && { why }) }
}

interface Folded {
  readonly original: string
  /** Lower case, without accents. */
  readonly text: string
  /** The place in the original of each code unit, and its end. */
  readonly places: readonly number[]
}

function foldAction(original: string): Folded {
  let text = ''
  let at = 0
  const places: number[] = []
  for (const character of original) {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    for (let unit = 0; unit < plain.length; unit += 1) places.push(at)
    text += plain
    at += character.length
  }
  return { original, text, places: [...places, at] }
}

function findWord(folded: Folded, word: string): { readonly cost: number; readonly mark: Mark } | undefined {
  const mark = (from: number, to: number): Mark => [
    folded.places[from] ?? 0,
    folded.places[to] ?? folded.original.length,
  ]
  let inside: number | undefined
  for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
    if (beginsWord(folded.text, at)) return { cost: costs.start, mark: mark(at, at + word.length) }
    inside ??= at
  }
  if (inside !== undefined && word.length > 1) return { cost: costs.inside, mark: mark(inside, inside + word.length) }
  if (word.length < 4) return undefined
  for (const { 0: other, index } of folded.text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const length = slipLength(word, other)
    if (length !== undefined) return { cost: costs.slip, mark: mark(index, index + length) }
  }
  return undefined
}

function beginsWord(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')
}

/** The length of the beginning of a word that differs from what was typed by one letter: wrong, missing, too many, or swapped. */
function slipLength(typed: string, word: string): number | undefined {
  return [typed.length, typed.length - 1, typed.length + 1].find(
    (length) => length <= word.length && isOneSlip(typed, word.slice(0, length)),
  )
}

function isOneSlip(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const rest = (text: string, from: number): string => text.slice(from)
  return (
    rest(one, at + 1) === rest(other, at + 1) ||
    rest(one, at) === rest(other, at + 1) ||
    rest(one, at + 1) === rest(other, at) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, at + 2) === rest(other, at + 2))
  )
}

/** The whole word of the original around a mark. */
function wordAround({ original }: Folded, [from, to]: Mark): string {
  const before = /\S*$/.exec(original.slice(0, from))?.[0] ?? ''
  const after = /^\S*/.exec(original.slice(to))?.[0] ?? ''
  return `${before}${original.slice(from, to)}${after}`
}

function merged(marks: readonly Mark[]): readonly Mark[] {
  const apart: [from: number, to: number][] = []
  for (const [from, to] of marks.toSorted(([one], [other]) => one - other)) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else apart.push([from, to])
  }
  return apart
}
