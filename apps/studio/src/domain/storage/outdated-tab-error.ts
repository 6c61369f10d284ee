import { LetterslotError } from '@letterslot/core'

/** Another tab brought the data to a newer version; this tab reads and writes nothing more until it is loaded anew. */
export class OutdatedTabError extends LetterslotError {
  override readonly name = 'OutdatedTabError'
  readonly code = 'outdated-tab'
  constructor(options?: ErrorOptions) {
    super('A newer studio runs in another tab.', options)
  }
}
