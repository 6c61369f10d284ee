// For builds that pass only what their forms need (`FormParts`).

export { FormView } from './FormView.tsx'
export { FormWithParts, type FormWithPartsProps } from './FormWithParts.tsx'
export { ChosenFiles } from './fields/ChosenFiles.tsx'
export { everyControl } from './fields/controls.ts'
export { TextareaControl } from './fields/TextareaControl.tsx'
export { createHandleWith } from './form-handle.ts'
export type { FormParts } from './form-parts.ts'
export { lazyPatterns } from './patterns/lazy-patterns.ts'
