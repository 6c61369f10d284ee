import type { FieldKind, Form } from '@letterslot/core'
import type { FormCode } from '@letterslot/core/form-code'
import type { ComponentType } from 'react'
import type { ControlProps } from './form-context.ts'
import type { RareParts } from './form-options.ts'
import type { loadAfterSend, loadChosenFiles } from './on-demand.ts'
import type { FollowPatterns } from './patterns/lazy-patterns.ts'

/**
 * The code that a form runs with, besides what every form does. A build passes what its forms need, so that its bundler
 * drops the rest.
 */
export interface FormParts extends FormCode {
  /** By kind of field; each other kind is one line of text. */
  readonly controls: Readonly<Partial<Record<FieldKind, ComponentType<ControlProps>>>>
  /** Fetches what is needed only once Send was pressed. */
  readonly afterSend: typeof loadAfterSend
  /** Fetches the list of chosen files. */
  readonly chosenFiles?: typeof loadChosenFiles
  /** Fetches the matcher for doubtful patterns, where a field has one. */
  readonly patterns?: FollowPatterns
  /** Fetches what few forms need; undefined for the others. */
  readonly rareParts?: (form: Form) => Promise<RareParts> | undefined
}
