export { parseAddress } from './address.ts'
export { type BuiltIns, builtInNames } from './built-ins.ts'
export { applyFix } from './contract/apply-fix.ts'
export { checkContract } from './contract/check-contract.ts'
export type { Finding, FindingCode, Fix, PersonFix, TemplateFix } from './contract/finding.ts'
export { EmailError, type EmailErrorCode } from './email-error.ts'
export { renderEmail } from './render-email.ts'
export type { RenderedEmail } from './rendered-email.ts'
export { sampleParams } from './sample/sample-params.ts'
export { generalTemplate } from './starter/general-template.ts'
export type { RecipientInput } from './starter/recipient-list.ts'
export { starterEmail } from './starter/starter-email.ts'
export { syncAnswers } from './starter/sync-answers.ts'
export { parseEmailTemplate } from './template/parse.ts'
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
export { TemplateError, type TemplateFault, type TemplateFaultCode } from './template/template-error.ts'
export { readUserAgent, type UserAgentFacts } from './user-agent.ts'
