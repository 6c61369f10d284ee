/** A piece of a calculation's text. */
export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end' | 'unknown'
  /** As it stands in the text. */
  readonly text: string
  /** Its offset in the text, in UTF-16 code units. */
  readonly at: number
}

const tokenKinds = ['number', 'text', 'name', 'sign'] as const

/**
 * Splits a calculation into its pieces; the last one is `end`, or `unknown` where no piece begins. A name takes the hyphens
 * that stand in it, as names of parameters have them: a minus between two names has a blank on both sides. A group's name and that
 * of one of its questions are one piece, with a dot between them.
 */
export function tokenize(source: string): readonly Token[] {
  const piece =
    /\s*(?:(\d+(?:\.\d+)?)|("[^"]*")|([A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z_][A-Za-z0-9_-]*)?)|(<=|>=|!=|[-+*/=<>(),]))/y
  const tokens: Token[] = []
  for (let match = piece.exec(source); match; match = piece.exec(source)) {
    const [whole, ...groups] = match
    const index = groups.findIndex((group) => group !== undefined)
    const [kind, text] = [tokenKinds[index], groups[index]]
    if (kind && text !== undefined) tokens.push({ kind, text, at: match.index + whole.length - text.length })
  }
  const last = tokens.at(-1)
  const done = last ? last.at + last.text.length : 0
  const rest = source.slice(done).trimStart()
  const at = source.length - rest.length
  return [...tokens, rest === '' ? { kind: 'end', text: '', at } : { kind: 'unknown', text: rest.slice(0, 1), at }]
}

/** The names in a calculation that stand for fields, in its order: those that no bracket follows. A question follows its group. */
export function calculationNames(source: string): readonly string[] {
  const tokens = tokenize(source)
  return tokens.flatMap(({ kind, text }, index) => {
    if (kind !== 'name' || opens(tokens[index + 1])) return []
    const [group = text] = text.split('.')
    return group === text ? [text] : [group, text]
  })
}

/**
 * Puts another name in the place of a field's, wherever it stands; every other character stays.
 * @param from - of a question in a group, the group's before it: `items.price`; `to` is written likewise.
 */
export function renameInCalculation(source: string, from: string, to: string): string {
  const tokens = tokenize(source)
  let done = 0
  let renamed = ''
  for (const [index, { kind, text, at }] of tokens.entries()) {
    if (kind !== 'name' || opens(tokens[index + 1]) || !`${text}.`.startsWith(`${from}.`)) continue
    renamed += source.slice(done, at) + to
    done = at + from.length
  }
  return renamed + source.slice(done)
}

/**
 * Puts another value in the place of an option's, wherever the answer of its field is compared with it; every other character
 * stays, and all of them where a calculation has no way to write the value.
 * @param name - the field's; of a question in a group, with the group's before it.
 */
export function renameOptionInCalculation(source: string, name: string, from: string, to: string): string {
  if (to.includes('"')) return source
  const tokens = tokenize(source)
  const isCompared = (at: number): boolean =>
    [-1, 1].some((by) => {
      const sign = tokens[at + by]?.text
      return (sign === '=' || sign === '!=') && tokens[at + 2 * by]?.text === name
    })
  let done = 0
  let renamed = ''
  for (const [index, { kind, text, at }] of tokens.entries()) {
    if (kind !== 'text' || text !== `"${from}"` || !isCompared(index)) continue
    renamed += `${source.slice(done, at)}"${to}"`
    done = at + text.length
  }
  return renamed + source.slice(done)
}

function opens(token: Token | undefined): boolean {
  return token?.kind === 'sign' && token.text === '('
}
