import type { FormParts } from '../form-parts.ts'
import { ChoicesControl } from './ChoicesControl.tsx'
import { ConsentControl } from './ConsentControl.tsx'
import { ContentControl } from './ContentControl.tsx'
import { FileControl } from './FileControl.tsx'
import { SelectControl } from './SelectControl.tsx'
import { TextareaControl } from './TextareaControl.tsx'

/** The controls of every kind that is not one line of text. */
export const everyControl: FormParts['controls'] = {
  textarea: TextareaControl,
  select: SelectControl,
  radio: ChoicesControl,
  checkboxes: ChoicesControl,
  consent: ConsentControl,
  file: FileControl,
  content: ContentControl,
}
