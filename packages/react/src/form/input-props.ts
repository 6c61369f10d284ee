import type { InputHTMLAttributes } from 'react'

/** Attributes of an input of one line, besides those that each one has. */
export type InputProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'min' | 'max'>
