import type { Entry } from '@letterslot/client/outbox'
import { readSendingContext } from './send-route.ts'

/** Who wrote a message, as far as the answers tell. */
export interface Writer {
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
  const address = filled(email?.replyTo, params) ?? find(namesOfAddresses)
  return {
    name: filled(email?.fromName, params) ?? find(namesOfNames),
    address: address?.includes('@') ? address : undefined,
  }
}

const maxSenderLength = 120
const tagPattern = /\{\{([^{}]{1,100})\}\}/g

/** A text of the mail with the answers put in; undefined where it names none, or those are empty. */
function filled(text: string | undefined, params: Entry['params']): string | undefined {
  if (typeof text !== 'string') return undefined
  const names = [...text.slice(0, 1000).matchAll(tagPattern)].map(([, name = '']) => name.trim())
  return joinedLine(names.map((name) => (params[name] ?? '').slice(0, maxSenderLength)).join(' '))
}

function joinedLine(text = ''): string | undefined {
  return text.slice(0, maxSenderLength).split(/\s+/).filter(Boolean).join(' ') || undefined
}
