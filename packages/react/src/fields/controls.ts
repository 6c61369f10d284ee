import type { FieldKind } from '@letterslot/core'
import type { ComponentType } from 'react'
import type { ControlProps } from '../form-context.ts'
import { ChoicesControl } from './ChoicesControl.tsx'
import { ConsentControl } from './ConsentControl.tsx'
import { InputControl } from './InputControl.tsx'
import { SelectControl } from './SelectControl.tsx'
import { TextareaControl } from './TextareaControl.tsx'

/** The control of each kind that is more than one line of text. */
export const controls: Partial<Record<FieldKind, ComponentType<ControlProps>>> = {
  textarea: TextareaControl,
  select: SelectControl,
  radio: ChoicesControl,
  checkboxes: ChoicesControl,
  consent: ConsentControl,
}

/** The control of every other kind. */
export const lineControl: ComponentType<ControlProps> = InputControl
