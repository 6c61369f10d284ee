import { LetterslotError } from '@letterslot/core'

/** The port is taken; another is never chosen in silence, since forms are kept per address. */
export class PortInUseError extends LetterslotError {
  override readonly name = 'PortInUseError'
  readonly code = 'port-in-use'
  readonly port: number
  /** @param startedBy - what starts this relay, as one types it before its flags. */
  constructor(port: number, startedBy: string, options?: ErrorOptions) {
    super(
      `Port ${port} is in use. If that is Letterslot, open http://localhost:${port}. Otherwise: ${startedBy} --port ${port + 1} (forms are kept per address; move them with Settings → Backup).`,
      options,
    )
    this.port = port
  }
}
