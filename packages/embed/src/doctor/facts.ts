import type { AttemptCode, EntryState, OutboxHealth } from '@letterslot/client/outbox'
import type { Delivery } from '@letterslot/core'

/** Result of one request that sends nothing: its answer could be read, there was one, or none. */
export type Reach = 'readable' | 'answered' | 'silent'

/** A waiting message by its reference alone: no answers get this far. */
export interface WaitingFact {
  readonly reference: string
  readonly status: Exclude<EntryState['status'], 'sent'>
  /** Kept by this page alone. */
  readonly isInMemory: boolean
}

/** The result of one attempt. */
export interface AnswerFact {
  readonly reference: string
  /** ms since 1970. */
  readonly atMs: number
  readonly code: AttemptCode
  /** 0 where there was no answer. */
  readonly status: number
  /** The provider's words, without any that the visitor wrote. */
  readonly text: string
}

/** Facts of the page's outbox. */
export interface OutboxFacts {
  readonly health: OutboxHealth
  readonly waiting: readonly WaitingFact[]
  /** The latest first. */
  readonly answers: readonly AnswerFact[]
}

/** All that the doctor looks at: gathered in the page, judged apart from it. */
export interface Facts {
  readonly nowMs: number
  /** Of the page. Its query and fragment may hold what was filled in, and stay out. */
  readonly address: string
  readonly protocol: string
  /** `null` in a sandboxed frame and, mostly, in a file. */
  readonly origin: string
  readonly isSecure: boolean
  readonly isOnline: boolean
  readonly hasForm: boolean
  readonly delivery: Pick<Delivery, 'origin' | 'publicKey' | 'serviceId' | 'templateId'> | undefined
  /** A policy, of the markup or of a header, kept the page from asking the provider. */
  readonly isBlocked: boolean
  /** Undefined where nobody could be asked. */
  readonly reach: Reach | undefined
  /** The provider's own time when it answered, ms since 1970, and this device's: where the page may read it. */
  readonly clock: { readonly theirsMs: number; readonly oursMs: number } | undefined
  readonly isPersisted: boolean | undefined
  /** Bytes. */
  readonly room: { readonly usage: number; readonly quota: number } | undefined
  readonly hasLocks: boolean
  /** A service worker is active here, and whether its browser has Background Sync. */
  readonly worker: 'none' | 'without-sync' | 'with-sync'
  /** Undefined where the page has opened none. */
  readonly outbox: OutboxFacts | undefined
}

/** `ok`: nothing to do; `attention`: somebody should do something; `unknown`: a page cannot know it. */
export type Verdict = 'ok' | 'attention' | 'unknown'

/** One thing that was looked at, in words for whoever keeps the site. */
export interface CheckResult {
  readonly title: string
  readonly verdict: Verdict
  readonly found: string
  /** Advice, if there is any. */
  readonly todo?: string | undefined
}

/** A check's verdict, its finding and its advice: all that it says besides its title. */
export type CheckFinding = readonly [verdict: Verdict, found: string, todo?: string | undefined]
