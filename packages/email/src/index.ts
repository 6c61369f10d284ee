export type { BuiltIns } from './built-ins.ts'
export type { RenderedEmail } from './rendered-email.ts'
export {
  type AnswerRow,
  type AnswersBlock,
  type Block,
  type DividerBlock,
  type EmailTemplate,
  emailFormat,
  type HeadingBlock,
  type TextBlock,
} from './template/template.ts'
