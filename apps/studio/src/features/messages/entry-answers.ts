import type { Entry } from '@letterslot/client/outbox'
import { type Form, referenceOf } from '@letterslot/core'
import { answerInWords } from '@letterslot/core/answer-words'
import { type EntryGroup, groupOf } from '../../domain/sending/entry-status.ts'
import { readSendingContext } from '../../domain/sending/sending-snapshot.ts'

/** One answer of a submission, under the name that people know it by. */
export interface WrittenAnswer {
  readonly name: string
  /** The label in the form, where the form still has that field; else the parameter's name. */
  readonly label: string
  readonly value: string
  /** The value as people read it: a day in words. */
  readonly words: string
}

/** Returns the answers, in the order of sending. */
export function writtenAnswers(
  { params }: Pick<Entry, 'params'>,
  form: Form | undefined,
  locale = 'en-GB',
): readonly WrittenAnswer[] {
  const fields = new Map(form?.pages.flatMap((page) => page.fields.map((field) => [field.name, field])))
  return Object.entries(params).map(([name, value]) => {
    const field = fields.get(name)
    return {
      name,
      label: field?.label || name,
      value,
      words: field ? answerInWords(field, value, locale) : value,
    }
  })
}

/** The first thing that was written, on one line: what people tell two messages by. Empty for a receipt. */
export function firstAnswer({ params }: Pick<Entry, 'params'>): string {
  const line = Object.values(params).find((value) => value.trim() !== '') ?? ''
  return line.replaceAll(/\s+/g, ' ').trim().slice(0, shownAnswerLength)
}

const shownAnswerLength = 60

/** Who wrote a message, as far as the answers tell. */
interface Writer {
  readonly name: string | undefined
  readonly address: string | undefined
}

// As forms of other makers call them, where no mail of ours says which answers they are.
const namesOfNames = ['full_name', 'name', 'your_name', 'from_name', 'user_name', 'first_name', 'fullname']
const namesOfAddresses = ['email', 'e_mail', 'email_address', 'from_email', 'user_email', 'reply_to', 'mail']

/**
 * Reads the writer from the answers that the mail names as sender and reply address, else from answers that are called
 * so. A receipt has no answers, and so no writer.
 */
export function writerOf({ params, context }: Pick<Entry, 'params' | 'context'>): Writer {
  const email = readSendingContext(context)?.email
  const known = new Map(Object.entries(params).map(([name, value]) => [name.toLowerCase(), value]))
  const find = (names: readonly string[]): string | undefined =>
    names.map((name) => joinedLine(known.get(name))).find((value) => value !== undefined)
  const address = interpolateText(email?.replyTo, params) ?? find(namesOfAddresses)
  return {
    name: interpolateText(email?.fromName, params) ?? find(namesOfNames),
    address: address?.includes('@') ? address : undefined,
  }
}

const maxSenderLength = 120
const tagPattern = /\{\{([^{}]{1,100})\}\}/g

/** A text of the mail with the answers put in; undefined where it names none, or those are empty. */
function interpolateText(text: string | undefined, params: Entry['params']): string | undefined {
  if (typeof text !== 'string') return undefined
  const names = [...text.slice(0, 1000).matchAll(tagPattern)].map(([, name = '']) => name.trim())
  return joinedLine(names.map((name) => (params[name] ?? '').slice(0, maxSenderLength)).join(' '))
}

function joinedLine(text = ''): string | undefined {
  return text.slice(0, maxSenderLength).split(/\s+/).filter(Boolean).join(' ') || undefined
}

/** The sender of a message as its row and its heading show it. */
interface EntrySender {
  /** The writer's name, else the address, else the first answer; undefined of a message without answers. */
  readonly title: string | undefined
  /** The writer's address, where the title is the name. */
  readonly address: string | undefined
}

/** Returns the sender of a message, from its answers. */
export function entrySender(entry: Entry): EntrySender {
  const { name, address } = writerOf(entry)
  return {
    title: name ?? address ?? (firstAnswer(entry) || undefined),
    address: name === undefined ? undefined : address,
  }
}

/** The filter of a list of messages. */
export interface EntryQuery {
  /** Words, each of which stands somewhere in the message, its form or its reference; in any case. */
  readonly text: string
  /** The id of a form; undefined for all. */
  readonly formId: string | undefined
}

/** The entries that a query is about, in their order. */
export function findEntries(entries: readonly Entry[], { text, formId }: EntryQuery): readonly Entry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    if (formId !== undefined && entry.form.id !== formId) return false
    if (words.length === 0) return true
    const whole = searchableText(entry)
    return words.every((word) => whole.includes(word))
  })
}

/** The entries of one group; all of them where none is given. */
export function inGroup(entries: readonly Entry[], group: EntryGroup | undefined): readonly Entry[] {
  return group === undefined ? entries : entries.filter((entry) => groupOf(entry) === group)
}

function searchableText({ id, form, params, files = [] }: Entry): string {
  const names = files.map(({ file }) => file.name)
  return [form.title, referenceOf(id), ...Object.values(params), ...names].join('\n').toLowerCase()
}
