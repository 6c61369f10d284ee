// For builds that pass only what their forms need (`FormParts`).

export { createHandleWith } from './create-form-handle.ts'
export { FormView } from './FormView.tsx'
export { FormWithParts, type FormWithPartsProps } from './FormWithParts.tsx'
export { ChosenFiles } from './fields/ChosenFiles.tsx'
export { everyControl, plainControls, TextareaControl } from './fields/controls.tsx'
export type {
  FormChecks,
  FormParts,
  KindParts,
  LoadedParts,
  PagesProps,
  RareParts,
  WithKind,
} from './form/form-context.ts'
export type { FormLanguage } from './form/form-words.ts'
export { lookProps } from './form/look-props.ts'
export type { CreateMarks } from './form/marks.ts'
export { LanguageChoice, type LanguageChoiceProps } from './language/LanguageChoice.tsx'
export { marksFor } from './language/marks-for.tsx'
export { type FormInLanguage, useFormLanguage } from './language/use-form-language.tsx'
export { keepInAddress, wantedLanguages } from './language/wanted-languages.ts'
export { LookPictures } from './look/LookPictures.tsx'
export { type ChecksCode, createChecksWith } from './submission/create-checks.ts'
export { createFormDeliveryWith } from './submission/form-delivery.ts'
export { type FileCode, fileCode } from './submission/submission-of.ts'
