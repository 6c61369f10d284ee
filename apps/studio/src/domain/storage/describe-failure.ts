import { assertNever } from '@letterslot/core'
import { saveText } from '../texts/shell.ts'
import { formatBytes } from './format-bytes.ts'
import type { SaveFailure } from './save-failure.ts'

/** The words for a save that did not happen. */
export function describeFailure(failure: SaveFailure): string {
  switch (failure.kind) {
    case 'no-room':
      return failure.usedBytes === undefined || failure.allowedBytes === undefined
        ? saveText.noRoomUnknown
        : saveText.noRoom(formatBytes(failure.usedBytes), formatBytes(failure.allowedBytes))
    case 'broken':
      return saveText.broken(failure.cause)
    case 'conflict':
      return saveText.conflictText
    case 'not-kept':
      return saveText.notKept
    case 'gone':
      return saveText.gone
    case 'outdated':
      return saveText.outdated
    default:
      return assertNever(failure)
  }
}
