import { CircleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
} from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './FieldFrame.module.css'
import { Icon } from './Icon.tsx'
import areaStyles from './TextArea.module.css'

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'>,
    LabelledControlProps {
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

/** Props of every labelled control of the kit. */
export interface LabelledControlProps {
  readonly label: string
  /** Only for screen readers; sighted people see what the control is by its place. */
  readonly isLabelHidden?: boolean
  /** Small and quiet, inside a card that has a name of its own. */
  readonly isLabelQuiet?: boolean
  /** Label and control on one line: for a few short fields in a card. */
  readonly isInline?: boolean
  /** Label, control and what ends the label's line side by side where there is room: for ids, one below the other. */
  readonly isRow?: boolean
  /** Stands at the end of the label's line: a chip, a counter. */
  readonly labelEnd?: ReactNode
  readonly help?: ReactNode
  /** Why the value cannot stay as it is. Its presence makes the control invalid. */
  readonly problem?: string | undefined
}

/** Label above, help and problem below; inside a React Aria field the three are tied to the control by themselves. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  isLabelQuiet = false,
  labelEnd,
  help,
  problem,
  children,
}: Omit<LabelledControlProps, 'isInline' | 'isRow'> & { readonly children: ReactNode }) {
  return (
    <>
      <div className={classes(styles['head'], isLabelHidden && styles['hidden'])}>
        <Label className={classes(styles['label'], isLabelQuiet && styles['quiet'])}>{label}</Label>
        {labelEnd}
      </div>
      {children}
      {help && (
        <Text slot="description" className={styles['help'] ?? ''}>
          {help}
        </Text>
      )}
      <FieldError className={styles['problem'] ?? ''}>
        <Icon icon={CircleAlert} size={14} className={styles['problemIcon'] ?? ''} />
        <span>{problem}</span>
      </FieldError>
    </>
  )
}

/** A day, by the platform's own picker, which shows it in the reader's own form; its value is `YYYY-MM-DD`, or empty. */
export function DateField(props: Omit<TextFieldProps, 'inputMode' | 'type'>) {
  return <TextField autoComplete="off" {...props} type="date" />
}

/** A time of day, by the platform's own control; its value is `HH:MM`, or empty. */
export function TimeField(props: Omit<TextFieldProps, 'inputMode' | 'type'>) {
  return <TextField autoComplete="off" {...props} type="time" />
}

/** A day and a time of it, by the platform's own control; its value is `YYYY-MM-DDTHH:MM`, or empty. */
export function DateTimeField(props: Omit<TextFieldProps, 'inputMode' | 'type'>) {
  return <TextField autoComplete="off" {...props} type="datetime-local" />
}

/**
 * A number as text: what is typed is kept as typed, so that no digit is lost to a spinner or to a locale. Whether it is
 * a number is for the owner to say, by `problem`.
 */
export function NumberField(props: Omit<TextFieldProps, 'inputMode' | 'type'>) {
  return <TextField autoComplete="off" {...props} inputMode="decimal" />
}

interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'type'>,
    LabelledControlProps {
  readonly placeholder?: string | undefined
  /** Lines to begin with; the area grows with what is written. Default: 3. */
  readonly rows?: number
  readonly isMono?: boolean
  readonly inputRef?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with them. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelHidden = false,
    isLabelQuiet = false,
    isInline = false,
    labelEnd,
    help,
    problem,
    placeholder,
    rows = 3,
    isMono = false,
    inputRef,
    ...rest
  } = props
  return (
    <AriaTextField
      {...rest}
      isInvalid={problem !== undefined}
      className={classes(styles['field'], isInline && styles['inline'])}
    >
      <FieldFrame
        label={label}
        isLabelHidden={isLabelHidden}
        isLabelQuiet={isLabelQuiet}
        labelEnd={labelEnd}
        help={help}
        problem={problem}
      >
        <AriaTextArea
          {...(inputRef ? { ref: inputRef } : {})}
          rows={rows}
          placeholder={placeholder}
          className={classes(styles['input'], areaStyles['area'], isMono && styles['mono'])}
        />
      </FieldFrame>
    </AriaTextField>
  )
}
