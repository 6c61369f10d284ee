import type { PageFault } from '@letterslot/core/document'

/** A fault by which surely nobody comes to its page. */
export function isUnreached(fault: PageFault): boolean {
  return fault.kind === 'unreached' || (isNever(fault) && isOfPage(fault))
}

/** It is of the page itself, not of a way on from it. */
export function isOfPage(fault: PageFault): boolean {
  return !('way' in fault) || fault.way === undefined
}

/** A condition can surely not be met. */
export function isNever(fault: PageFault): boolean {
  return fault.kind === 'never' && !fault.isBranch
}
