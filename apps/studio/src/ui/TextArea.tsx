import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import { classes } from './classes.ts'
import styles from './FieldFrame.module.css'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import areaStyles from './TextArea.module.css'

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'type'>,
    FieldFrameProps {
  readonly placeholder?: string | undefined
  /** Lines to begin with; the area grows with what is written. Default: 3. */
  readonly rows?: number
  readonly isMono?: boolean
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
          rows={rows}
          placeholder={placeholder}
          className={classes(styles['input'], areaStyles['area'], isMono && styles['mono'])}
        />
      </FieldFrame>
    </AriaTextField>
  )
}
