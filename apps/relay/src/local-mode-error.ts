import { LetterslotError } from '@letterslot/core'

/** Local mode hands a private key to whoever asks from this computer, so it must not be reachable from another. */
export class LocalModeError extends LetterslotError {
  override readonly name = 'LocalModeError'
  readonly code = 'local-mode-not-loopback'
  constructor(host: string, options?: ErrorOptions) {
    super(
      `HOST is ${host}, which other computers can reach, and local mode is for this one only. Remove HOST, or run letterslot serve.`,
      options,
    )
  }
}
