import { isFull } from './measure.ts'

/** ECMAScript's WhiteSpace and LineTerminator, and those that only look like it. */
const blanks = [...'\t\n\v\f\r \u0085\u00a0\u00ad\u2003\u200b\u200d\u2028\u202e\u2060\u3000\ufeff\0']

const quotes = [...'"\'`´‘’“»']

const brackets = [...'()[]{}<>（）']

/** Of a kind with one of the others, whose place they take in a class of characters: tried where texts have their full length. */
const alike = [
  ...'\u1680\u180e\u2000\u2001\u2002\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200c\u200e\u2029\u202f\u205f',
  ...'‚”„«‹›⟨⟩「」',
]

/** Marks that some grammar of ours gives a meaning, and letters and digits of each kind. */
const others = [...'.,;:!?@#$%^&*+-=_~|/\\0９aAzéßñДあ中\ud83d']

/** Pieces that begin something again and again, which one character alone cannot. */
const pieces = [
  '\r\n',
  '{{',
  '}}',
  '{{a}}',
  '{{#a}}',
  '{ {',
  'a.',
  '.1',
  'a@',
  'a ',
  ' a',
  ', ',
  '<a',
  '--',
  '%0',
  '🙂',
  '1,',
]

/** The fillings of a text. */
export const fillings: readonly string[] = [
  ...blanks,
  ...quotes,
  ...brackets,
  ...others,
  ...pieces,
  ...(isFull ? alike : []),
]

/** The frames before and after: a pattern often fails only at the far end, or only behind a beginning that fits. */
export const frames: readonly (readonly [before: string, after: string])[] = [
  ['a', '!'],
  ['', ''],
  ['a@b.', '!'],
  ['{{a', 'b}}'],
]

/** A text of `length` UTF-16 code units or a few more. */
export function fill(filling: string, [before, after]: readonly [string, string], length: number): string {
  return copyOf(before + filling.repeat(Math.ceil((length - before.length - after.length) / filling.length)) + after)
}

/** The text as a string of its own, in one piece: the first who reads one made of pieces pays for joining them. */
export function copyOf(text: string): string {
  const encoding = /[^\0-\xff]/.test(text) ? 'utf16le' : 'latin1'
  return Buffer.from(text, encoding).toString(encoding)
}
