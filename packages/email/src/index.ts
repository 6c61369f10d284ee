export { applyFix, type Contract, renameParameter } from './contract/apply-fix.ts'
export { type ContractOptions, checkContract } from './contract/check-contract.ts'
export type { ProviderTemplate } from './contract/check-provider.ts'
export { closestName } from './contract/closest-name.ts'
export type { Finding, FindingCode } from './contract/finding.ts'
export {
  type AnswerLimit,
  type AppliedFix,
  type Fix,
  type FormFix,
  isApplied,
  type PersonFix,
  type TemplateFix,
} from './contract/fix.ts'
export { type MappingProposal, proposeMapping } from './contract/propose-mapping.ts'
export {
  maxTemplateLength,
  type ReadTemplate,
  readTemplate,
  readTemplateNames,
  type TemplateTagFault,
} from './contract/read-template-names.ts'
export { parseAddress } from './parameters/address.ts'
export { type BuiltIns, builtInNames } from './parameters/built-ins.ts'
export { readUserAgent, type UserAgentFacts } from './parameters/user-agent.ts'
export { EmailError, type EmailErrorCode } from './render/email-error.ts'
export type { MailRenderer, Recipients, RenderedEmail } from './render/render-email.ts'
export { createMailRenderer, renderEmail } from './render/render-email.ts'
export { sampleParams, sampleValues } from './sample/sample-params.ts'
export type { RecipientInput } from './starter/general-template.ts'
export { generalTemplate } from './starter/general-template.ts'
export { starterEmail } from './starter/starter-email.ts'
export { syncAnswers } from './starter/sync-answers.ts'
export { syncStarter } from './starter/sync-starter.ts'
export { renameTag } from './tags/each-tag.ts'
export type { AnswerRow, AnswersBlock, Block, DividerBlock, HeadingBlock, TextBlock } from './template/block.ts'
export { answerFormats } from './template/block.ts'
export { parseEmailTemplate } from './template/parse.ts'
export { type EmailTemplate, emailFormat } from './template/template.ts'
export { TemplateError, type TemplateFault, type TemplateFaultCode } from './template/template-error.ts'
