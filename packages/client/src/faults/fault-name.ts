/** The faults that can happen between a form and a mailbox, by name. */
export const faultNames = [
  /** The device has no network: nothing leaves it. */
  'offline',
  /** The provider is reached and cannot work: 503, with a page of HTML. */
  'provider-down',
  /** The provider may no longer use the maker's mailbox: 412. */
  'mailbox-disconnected',
  /** The maker's account has nothing left this month: 426. */
  'quota-used-up',
  /** The template was removed, or its id mistyped: 400. */
  'wrong-template',
  /** The message goes out at each try and is answered; each answer gets lost on its way back. */
  'answer-lost',
  /** The message goes out; its answer takes longer than people like to wait. */
  'slow-line',
  /** The browser has no room left: nothing new is kept. Sending is not touched. */
  'storage-full',
] as const

/** One of `faultNames`. */
export type FaultName = (typeof faultNames)[number]

/**
 * True where a provider is really asked under a fault. Of a lost answer it is at every attempt: the message goes out.
 * The sentences that a screen shows of a fault depend on it.
 */
export function reachesProvider(fault: FaultName): boolean {
  return fault === 'answer-lost' || fault === 'slow-line' || fault === 'storage-full'
}
