export { applyFix, type Contract } from './contract/apply-fix.ts'
export { type ContractOptions, checkContract } from './contract/check-contract.ts'
export type { ProviderTemplate } from './contract/check-provider.ts'
export { closestName } from './contract/closest-name.ts'
export {
  type AnswerLimit,
  type AppliedFix,
  type Finding,
  type FindingCode,
  type Fix,
  type FormFix,
  isApplied,
  type PersonFix,
  type TemplateFix,
} from './contract/finding.ts'
export { type MappingProposal, proposeMapping } from './contract/propose-mapping.ts'
export {
  maxTemplateLength,
  type ReadTemplate,
  readTemplate,
  readTemplateNames,
  type TemplateTagFault,
} from './contract/read-template-names.ts'
export { parseAddress } from './parameters/address.ts'
export { type BuiltIns, builtInNames } from './parameters/parameter-names.ts'
export { readUserAgent, type UserAgentFacts } from './parameters/user-agent.ts'
export { EmailError, type EmailErrorCode } from './render/email-error.ts'
export type { RenderedEmail } from './render/render-email.ts'
export { renderEmail } from './render/render-email.ts'
export { sampleParams, sampleValues } from './sample/sample-params.ts'
export type { RecipientInput } from './starter/starter-email.ts'
export { generalTemplate, starterEmail } from './starter/starter-email.ts'
export { syncAnswers, syncStarter } from './starter/sync-starter.ts'
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
