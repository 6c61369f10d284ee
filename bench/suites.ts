import { builder } from './builder/suite.ts'
import { bytesOverReact } from './bytes/over-react.ts'
import { bytes } from './bytes/suite.ts'
import { keys } from './keys/suite.ts'
import { logic } from './logic/suite.ts'
import { openingElement, openingPage, openingStudio } from './opening/suite.ts'
import { outbox } from './outbox/suite.ts'
import { reopening } from './reopening/suite.ts'
import { acceptingSending, idleSending, sending } from './sending/suite.ts'
import type { Suite } from './suite.ts'
import { typing } from './typing/suite.ts'
import { validation } from './validation/suite.ts'
import { wire } from './wire/suite.ts'

/** The parts of the benchmark by their names. */
export const suites: Readonly<Record<string, Suite>> = {
  validation,
  logic,
  typing,
  keys,
  wire,
  sending,
  'sending-accepting': acceptingSending,
  'sending-idle': idleSending,
  outbox,
  bytes,
  'bytes-react': bytesOverReact,
  reopening,
  builder,
  'opening-page': openingPage,
  'opening-element': openingElement,
  'opening-studio': openingStudio,
}
