import { TextField, type TextFieldProps } from './TextField.tsx'

/** A day, by the platform's own picker, which shows it in the reader's own form; its value is `YYYY-MM-DD`, or empty. */
export function DateField(props: Omit<TextFieldProps, 'inputMode' | 'type'>) {
  return <TextField autoComplete="off" {...props} type="date" />
}
