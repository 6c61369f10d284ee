/** True for a part that must not hold so that its condition does: at its JSON Pointer it stands under an odd number of *not*. */
export function isTurned(pointer: string): boolean {
  return pointer.split('/').filter((step) => step === 'not').length % 2 === 1
}
