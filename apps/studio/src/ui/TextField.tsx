import type { Ref } from 'react'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps, Input } from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './FieldFrame.module.css'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'>,
    FieldFrameProps {
  readonly placeholder?: string | undefined
  /** For what is sent verbatim: ids, parameters, patterns. */
  readonly isMono?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden = false,
    isLabelQuiet = false,
    isInline = false,
    isRow = false,
    labelEnd,
    help,
    problem,
    placeholder,
    isMono = false,
    inputRef,
    ...rest
  } = props
  return (
    <AriaTextField
      {...rest}
      isInvalid={problem !== undefined}
      className={classes(styles['field'], isInline && styles['inline'], isRow && styles['row'])}
    >
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        isLabelQuiet={isLabelQuiet}
        labelEnd={labelEnd}
        help={help}
        problem={problem}
      >
        <Input
          {...(inputRef ? { ref: inputRef } : {})}
          {...(placeholder === undefined ? {} : { placeholder })}
          className={classes(styles['input'], isMono && styles['mono'])}
        />
      </FieldFrame>
    </AriaTextField>
  )
}
