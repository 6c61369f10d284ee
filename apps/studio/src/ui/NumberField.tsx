import { TextField, type TextFieldProps } from './TextField.tsx'

/**
 * A number as text: what is typed is kept as typed, so that no digit is lost to a spinner or to a locale. Whether it is
 * a number is for the owner to say, by `problem`.
 */
export function NumberField(props: Omit<TextFieldProps, 'inputMode' | 'type'>) {
  return <TextField autoComplete="off" {...props} inputMode="decimal" />
}
