import { LetterslotError } from '@letterslot/core'
import { errorCode } from './error-code.ts'

/** The relay cannot listen at this HOST and port; the port is free. */
export class HostUnusableError extends LetterslotError {
  override readonly name = 'HostUnusableError'
  readonly code = 'host-unusable'
  constructor(host: string, port: number, cause: unknown) {
    super(wordsFor(host, port, cause), { cause })
  }
}

function wordsFor(host: string, port: number, cause: unknown): string {
  const code = errorCode(cause)
  switch (code) {
    case 'EADDRNOTAVAIL':
      return `HOST is ${host}, which is no address of this computer. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST is ${host}, and no address is found under that name. Use 127.0.0.1, or 0.0.0.0 for all addresses of this computer.`
    case 'EACCES':
    case 'EPERM':
      return `PORT is ${port}, which this user may not listen on. Use one from 1024 up, as --port 4400.`
    default:
      return `The relay cannot listen at ${host}, port ${port} (${String(code)}). Correct HOST or PORT.`
  }
}
