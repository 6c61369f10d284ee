import type { WithKind } from '../../form/form-context.ts'
import { SentBlocks } from './SentBlocks.tsx'

/** The maker's blocks under the receipt of an accepted message. */
export const withSentBlocks: WithKind = (parts) => ({ ...parts, SentBlocks })
