// Hooks, listeners and an outbox live where the visitor is: a server component of Next may name what stands here, and draw it.
'use client'

export type { Clock } from '@letterslot/client/outbox'
export { FormView, type FormViewOptions, type FormViewProps } from './FormView.tsx'
export type { CustomField, CustomKind, CustomKinds, DomKind, MountedKind } from './form/custom-kind.ts'
export type { ControlProps, FieldFrameProps, FormComponents, FormHandle, FormOptions } from './form/form-context.ts'
export type { FormFile } from './form/form-file.ts'
export type { FormMessages, OlderMessage } from './form/form-messages.ts'
export type { SubmissionDetail, Transport } from './form/submission-detail.ts'
export { useFieldView, useFormState } from './form/use-store.ts'
export { reactKind } from './kinds/custom/react-kind.tsx'
export { createFormHandle, LetterslotForm, type LetterslotFormProps, useForm } from './LetterslotForm.tsx'
export { type OutboxView, useOutbox } from './use-outbox.ts'
