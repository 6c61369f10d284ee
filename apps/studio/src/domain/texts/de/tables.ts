export { answerText } from './answers.ts'
export { buildText, choicesText, deviceText, outlineText, severalText, shortcutsText } from './build.ts'
export { calculationText } from './calculation.ts'
export { connectionStateText, connectionsText, connectText, relayKeyText, testSendText } from './connect.ts'
export { connectGuideText } from './connect-guide.ts'
export { connectionNameText } from './connection-names.ts'
export { customKindText } from './custom-kind.ts'
export { emailText } from './email.ts'
export { blockText, insertText } from './email-blocks.ts'
export { findingText, mailErrorText } from './email-findings.ts'
export { layoutText, ownParameterText } from './email-layout.ts'
export { fieldGroupText, fieldKindText, fieldSummaryText } from './field-kinds.ts'
export { fileFaultText } from './file-faults.ts'
export { formFaultText } from './form-faults.ts'
export { formStandingText } from './form-state.ts'
export { emailJsText, firstRunText, formSourceText, formsText, importText, libraryText } from './forms.ts'
export { imageText } from './image.ts'
export {
  fieldText,
  formPropertiesText,
  pagesText,
  rulesText,
  sentText,
  stepsText,
} from './inspector.ts'
export { askText, intakeRuleText, intakeText, noteText, unreadText } from './intake.ts'
export { keysText } from './keys.ts'
export { kindsText } from './kinds.ts'
export { languageText } from './language.ts'
export { languagesText, translationFileText, translationsText } from './languages.ts'
export { logicText, pageWaysText } from './logic.ts'
export { colorText, contrastPlaceText, contrastText, fontText, lookStateText, schemeText, themeText } from './look.ts'
export { leftText, lookImportText, unreadText as lookUnreadText } from './look-import.ts'
export {
  colorsText,
  contrastFindingText,
  fontsText,
  lookSourceText,
  lookStepText,
  ownCssText,
  picturesText,
  previewText,
  shapesText,
  themeListText,
} from './look-step.ts'
export { doctorText, mailText, mailTimeText, messagesText, relayMessagesText } from './messages.ts'
export { changedText, editText, healthText, outboxText } from './outbox.ts'
export { pageFlowText } from './page-flow.ts'
export { paletteText } from './palette.ts'
export { prefillLinkText, prefillText } from './prefill.ts'
export { adviceText, backupText, checkText, failureText, publishPanelText, publishText } from './publish.ts'
export { startFactsText, startPreviewText, startPurposeText, startsText } from './ready-forms.ts'
export { readyText } from './ready-questions.ts'
export { relayAnswerText } from './relay-answers.ts'
export { revisionsText } from './revisions.ts'
export { matrixText, rowsText } from './rows.ts'
export { ruleFaultsText } from './rule-faults.ts'
export { sectionsText } from './sections.ts'
export { calendarText, endingTexts, sentBlocksText } from './sent-blocks.ts'
export { sentencesText } from './sentences.ts'
export { damagedRecordsText, folderText, settingsText } from './settings.ts'
export { destinationText, saveText, shellText } from './shell.ts'
export { starterMailText, startText } from './starts.ts'
export { blockedText, clearedText, closedText, damagedText, leaveText, outdatedText, recoveredText } from './storage.ts'
export { templateMatchText } from './template-match.ts'
export { timeText } from './times.ts'
export { tryText, whatIfText } from './try.ts'
