import type { FieldId } from '../model/ids.ts'
import type { Conflict } from './asked.ts'

/** The conditions that a field may have. */
export type ConditionKey = 'visibleWhen' | 'requiredWhen'

/** No answers make a condition hold; where `isBranch`, this is one of several ways in which it may, and the others are left. */
export interface NeverFault extends Conflict {
  readonly kind: 'never'
  readonly isBranch: boolean
}

/** All answers make a condition hold. */
export interface AlwaysFault {
  readonly kind: 'always'
}

/** A condition asks a field that is gone, or for an option that is. */
export interface GoneFault {
  readonly kind: 'gone'
  readonly pointer: string
  readonly option?: string
}

/** A condition asks a field that visitors see after its own. */
export interface LaterFault {
  readonly kind: 'later'
  readonly pointer: string
  readonly source: FieldId
}

/** Fields of which each is shown by the next one's answer, and the last one by the first's: its own stands first. */
export interface CycleFault {
  readonly kind: 'cycle'
  readonly path: readonly FieldId[]
}

/** A fault of the condition under `key` of `field`. Pointers are JSON Pointers from that field; `/section` is the condition of its section. */
export type LogicFault = { readonly field: FieldId; readonly key: ConditionKey } & (
  | NeverFault
  | AlwaysFault
  | GoneFault
  | LaterFault
  | CycleFault
)
