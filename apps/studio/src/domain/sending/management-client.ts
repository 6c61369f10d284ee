import type { EmailTemplate } from '@letterslot/email'
import * as v from 'valibot'
import { relayAnswerText } from '../texts/relay-answers.ts'
import {
  type Hello,
  helloAnswer,
  type InboxItem,
  type InboxMailAnswer,
  inboxAnswer,
  inboxMailAnswer,
  messagesAnswer,
  type Pairing,
  pairAnswer,
  problemAnswer,
  type RelayMessage,
  retriedAnswer,
  revisionAnswer,
  type Summary,
  summaryAnswer,
} from './answers.ts'
import { RelayAnswerError } from './relay-answer-error.ts'

/** A page of a list; `next` asks for the one after it. */
export interface Listing<Item> {
  readonly items: readonly Item[]
  readonly next?: string | undefined
  /** The number on all pages, where the relay counts them. */
  readonly total?: number | undefined
}

/** The beginning of a mail as it came. */
export interface MailSource {
  readonly text: string
  /** Nothing of it was left off. */
  readonly isWhole: boolean
}

/** The management API of the relay that serves this page. Every call rejects with a RelayAnswerError. */
export interface ManagementClient {
  hello(): Promise<Hello>
  /** Local mode only: mints a private key for this browser. */
  pair(name: string): Promise<Pairing>
  putTemplate(template: EmailTemplate): Promise<{ readonly id: string; readonly revision: number }>
  /** @param query - `search`: words that a mail must have; `limit`: 1 to 200. */
  inbox(query?: {
    readonly search?: string | undefined
    readonly limit?: number
    readonly after?: string | undefined
  }): Promise<Listing<InboxItem>>
  inboxMail(id: string): Promise<InboxMailAnswer>
  removeInboxMail(id: string): Promise<void>
  /** Brings a mail back that was deleted within the last hour. */
  restoreInboxMail(id: string): Promise<void>
  messages(query?: {
    readonly state?: RelayMessage['state']
    readonly after?: string | undefined
  }): Promise<Listing<RelayMessage>>
  retry(messageId: string): Promise<void>
  /** Makes every message that was put off due now, and tries paused services at once. @returns how many were put off. */
  retryAll(): Promise<number>
  summary(): Promise<Summary>
  /** URL of the mail's HTML, under a CSP of its own: for a sandboxed frame. */
  inboxHtmlUrl(id: string): string
  /** URL of the mail as it came, `message/rfc822`. */
  inboxSourceUrl(id: string): string
  /** Reads the mail as it came, up to a number of bytes; what comes behind them is not fetched. */
  inboxSource(id: string, maxBytes: number): Promise<MailSource>
  /** URL of one of its attachments, by its index in the mail from 0. */
  inboxAttachmentUrl(id: string, index: number): string
}

/** The client's arguments: the private key of this browser once it is paired, and the network. */
export interface ManagementClientOptions {
  readonly privateKey?: string
  readonly fetch?: typeof fetch
}

async function readProblem(response: Response): Promise<RelayAnswerError> {
  const body: unknown = await response.json().catch(() => ({}))
  const problem = v.safeParse(problemAnswer, body)
  const { code, detail, title } = problem.success ? problem.output : { code: '', detail: undefined, title: undefined }
  return new RelayAnswerError(response.status, code, detail ?? title ?? relayAnswerText.answered(response.status))
}

/** Reads a body as text up to a number of bytes, and gives up the rest. */
async function readBeginning({ body }: Response, maxBytes: number): Promise<MailSource> {
  if (body === null) return { text: '', isWhole: true }
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let left = maxBytes
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return { text: text + decoder.decode(), isWhole: true }
      text += decoder.decode(value.subarray(0, left), { stream: true })
      if (value.length > left) return { text, isWhole: false }
      left -= value.length
    }
  } catch (cause) {
    throw new RelayAnswerError(0, 'unreachable', relayAnswerText.silent, { cause })
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Makes a client for the relay on the page's own origin. */
export function createManagementClient({
  privateKey,
  fetch: request = fetch,
}: ManagementClientOptions = {}): ManagementClient {
  const headers = { ...(privateKey === undefined ? {} : { Authorization: `Bearer ${privateKey}` }) }

  async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Response> {
    const init: RequestInit =
      method === 'GET'
        ? { method, headers }
        : { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) }
    const response = await request(`/api/v1${path}`, init).catch((cause: unknown) => {
      throw new RelayAnswerError(0, 'unreachable', relayAnswerText.silent, { cause })
    })
    if (!response.ok) throw await readProblem(response)
    return response
  }

  async function read<Schema extends v.GenericSchema>(
    schema: Schema,
    response: Response,
  ): Promise<v.InferOutput<Schema>> {
    const parsed = v.safeParse(schema, await response.json().catch(() => undefined))
    if (!parsed.success) throw new RelayAnswerError(response.status, 'unexpected-answer', relayAnswerText.unexpected)
    return parsed.output
  }

  const search = (query: Readonly<Record<string, string | undefined>>): string => {
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
  }

  return {
    hello: async () => read(helloAnswer, await call('GET', '/hello')),
    pair: async (name) => read(pairAnswer, await call('POST', '/pair', { name })),
    putTemplate: async (template) =>
      read(revisionAnswer, await call('PUT', `/templates/${encodeURIComponent(template.id)}`, template)),
    inbox: async ({ limit, ...query } = {}) => {
      const asked = { ...query, limit: limit === undefined ? undefined : String(limit) }
      return read(inboxAnswer, await call('GET', `/inbox${search(asked)}`))
    },
    inboxMail: async (id) => read(inboxMailAnswer, await call('GET', `/inbox/${encodeURIComponent(id)}`)),
    removeInboxMail: async (id) => {
      await call('DELETE', `/inbox/${encodeURIComponent(id)}`)
    },
    restoreInboxMail: async (id) => {
      await call('POST', `/inbox/${encodeURIComponent(id)}/restore`)
    },
    messages: async (query = {}) => read(messagesAnswer, await call('GET', `/messages${search(query)}`)),
    retry: async (messageId) => {
      await call('POST', `/messages/${encodeURIComponent(messageId)}/retry`)
    },
    retryAll: async () => (await read(retriedAnswer, await call('POST', '/messages/retry'))).retried,
    summary: async () => read(summaryAnswer, await call('GET', '/messages/summary')),
    inboxHtmlUrl: (id) => `/api/v1/inbox/${encodeURIComponent(id)}/html`,
    inboxSourceUrl: (id) => `/api/v1/inbox/${encodeURIComponent(id)}/source`,
    inboxSource: async (id, maxBytes) =>
      readBeginning(await call('GET', `/inbox/${encodeURIComponent(id)}/source`), maxBytes),
    inboxAttachmentUrl: (id, index) => `/api/v1/inbox/${encodeURIComponent(id)}/attachments/${index}`,
  }
}
