// Hooks live where the visitor is: a server component of Next may name what stands here, and draw it.
'use client'

export { TranslatedForm, type TranslatedFormProps } from './TranslatedForm.tsx'
