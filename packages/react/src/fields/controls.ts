import type { FieldKind } from '@letterslot/core'
import type { ComponentType } from 'react'
import type { ControlProps } from '../form-context.ts'
import { ChoicesControl } from './ChoicesControl.tsx'
import { ConsentControl } from './ConsentControl.tsx'
import { ContentControl } from './ContentControl.tsx'
import { FileControl } from './FileControl.tsx'
import { InputControl } from './InputControl.tsx'
import { SelectControl } from './SelectControl.tsx'
import { TextareaControl } from './TextareaControl.tsx'

const controls: Partial<Record<FieldKind, ComponentType<ControlProps>>> = {
  textarea: TextareaControl,
  select: SelectControl,
  radio: ChoicesControl,
  checkboxes: ChoicesControl,
  consent: ConsentControl,
  file: FileControl,
  content: ContentControl,
}

/** The control of a kind: where it has none of its own, it is one line of text. */
export function controlFor(kind: FieldKind): ComponentType<ControlProps> {
  return controls[kind] ?? InputControl
}
