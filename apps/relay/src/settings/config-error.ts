import { LetterslotError } from '@letterslot/core'

/** One setting that cannot be used. */
export interface ConfigFault {
  readonly variable: string
  /** What is wrong with it and what helps, in one sentence; never the value of a secret. */
  readonly message: string
}

/** The relay cannot start with these settings; each fault names its variable. */
export class ConfigError extends LetterslotError {
  override readonly name = 'ConfigError'
  readonly code = 'config-invalid'
  readonly faults: readonly ConfigFault[]
  constructor(faults: readonly ConfigFault[], options?: ErrorOptions) {
    super(faults.map(({ variable, message }) => `${variable}: ${message}`).join('\n'), options)
    this.faults = faults
  }
}
