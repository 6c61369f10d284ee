import type { Brand } from '@letterslot/core'
import type { KeptTest, VerificationState } from './verification-state.ts'

/** Names a connection in this browser; opaque. It stands beside the form, never in it. */
export type ConnectionId = Brand<string, 'ConnectionId'>

interface ConnectionBase {
  readonly id: ConnectionId
  readonly name: string
  /** Its last test, and what came of it. Absent: never tested with the ids it has. */
  readonly state?: VerificationState
  /** The course of its last tests, the newest first; at most `maxKeptTests`. */
  readonly tests?: readonly KeptTest[]
}

/** The maker's EmailJS account: three ids, none of them secret. */
export interface EmailJsConnection extends ConnectionBase {
  readonly kind: 'emailjs'
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
}

/** The relay on this computer in local mode: the same origin as the studio. */
export interface TestInboxConnection extends ConnectionBase {
  readonly kind: 'test-inbox'
  readonly publicKey: string
  readonly serviceId: string
  /** From pairing; never leaves this browser. */
  readonly privateKey: string
}

/** A relay on the maker's own server. */
export interface RelayConnection extends ConnectionBase {
  readonly kind: 'relay'
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
  /** Never leaves this browser. */
  readonly privateKey?: string
}

/** The transport within this page: no network at all. */
export interface PracticeConnection extends ConnectionBase {
  readonly kind: 'practice'
}

/** One way to send, as this browser keeps it. */
export type StoredConnection = EmailJsConnection | TestInboxConnection | RelayConnection | PracticeConnection

/** The one practice connection that every studio has. */
export const practiceConnectionId: ConnectionId = brandConnectionId('practice')
/** The one connection to the relay of this computer. */
export const testInboxConnectionId: ConnectionId = brandConnectionId('test-inbox')

/** Takes a string as a connection's id: of storage, or newly made. */
export function brandConnectionId(id: string): ConnectionId {
  return id as ConnectionId
}

/** The names under which connections are kept until their maker names them, in whatever language the studio is shown. */
export const storedNames = {
  emailjs: 'EmailJS',
  relay: 'Your own relay',
  'test-inbox': 'Test inbox',
  practice: 'Practice',
} as const

/** Practice, as it is kept: mail within this page. */
export const practiceConnection: PracticeConnection = {
  kind: 'practice',
  id: practiceConnectionId,
  name: storedNames.practice,
}
