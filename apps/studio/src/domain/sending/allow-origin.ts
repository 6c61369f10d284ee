import * as v from 'valibot'
import type { StoredConnection } from '../../model/connection.ts'
import { relayAnswerText } from '../texts/relay-answers.ts'
import { RelayAnswerError } from './relay-answer-error.ts'

const keysAnswer = v.object({
  items: v.array(v.object({ id: v.string(), publicKey: v.optional(v.string()), origins: v.array(v.string()) })),
})

/** A relay whose keys this studio may change: it serves the studio, and its private key is here. */
export interface ManagedRelay {
  readonly publicKey: string
  readonly privateKey: string
}

/** The relay behind a connection, where the studio may manage it. */
export function managedRelay(connection: StoredConnection | undefined, pageOrigin: string): ManagedRelay | undefined {
  if (connection?.kind !== 'relay' || connection.origin !== pageOrigin) return undefined
  const { publicKey, privateKey } = connection
  return privateKey === undefined ? undefined : { publicKey, privateKey }
}

/**
 * Adds an origin to those that a relay's public key takes messages from.
 * @throws {RelayAnswerError} when the relay does not answer, or refuses.
 */
export async function allowOrigin(
  { publicKey, privateKey }: ManagedRelay,
  origin: string,
  request: typeof fetch = fetch,
): Promise<void> {
  const headers = { Authorization: `Bearer ${privateKey}`, 'Content-Type': 'application/json' }
  const call = async (init: RequestInit): Promise<Response> => {
    const response = await request('/api/v1/keys', { ...init, headers }).catch((cause: unknown) => {
      throw new RelayAnswerError(0, 'unreachable', relayAnswerText.silent, { cause })
    })
    if (!response.ok) throw new RelayAnswerError(response.status, '', relayAnswerText.refused(response.status))
    return response
  }
  const answer = v.safeParse(keysAnswer, await (await call({ method: 'GET' })).json())
  const key = answer.success ? answer.output.items.find((item) => item.publicKey === publicKey) : undefined
  if (!key) throw new RelayAnswerError(404, 'not-found', relayAnswerText.unknownKey)
  if (key.origins.includes(origin)) return
  await call({ method: 'POST', body: JSON.stringify({ id: key.id, origins: [...key.origins, origin] }) })
}
