import { addBlock, moveBlock, removeBlock, updateBlock } from './blocks.ts'
import { chooseConnection } from './choose-connection.ts'
import { setRequirement, setVisibility } from './conditions.ts'
import { setDelivery, setFallback } from './delivery.ts'
import {
  addField,
  addFields,
  duplicateField,
  moveField,
  moveFields,
  placeInRow,
  removeField,
  removeFields,
  replaceField,
  restoreFields,
  updateField,
} from './fields.ts'
import { renameForm, restoreRevision, setFormTexts, setLanguage } from './form.ts'
import { backToTheme, copyLook, setLook, setTheme, setTokens } from './look.ts'
import { settleFinding, updateEmail } from './mail.ts'
import { setPageNext, setPageVisibility } from './page-ways.ts'
import { addPage, movePage, removePage, restorePage, setPageTitle, setProgress } from './pages.ts'
import { addRule, removeRule, updateRule } from './rules.ts'
import { setSentence } from './sentences.ts'
import { addLanguage, removeLanguage, setTranslationAddress, takeTranslations, translate } from './translations.ts'

/** Every command there is, by kind. The undo test is generated from this list: what is not here does not compile there. */
export const commands = {
  'rename-form': renameForm,
  'set-form-texts': setFormTexts,
  'set-language': setLanguage,
  'set-sentence': setSentence,
  'add-field': addField,
  'add-fields': addFields,
  'duplicate-field': duplicateField,
  'remove-field': removeField,
  'move-field': moveField,
  'remove-fields': removeFields,
  'restore-fields': restoreFields,
  'move-fields': moveFields,
  'place-in-row': placeInRow,
  'update-field': updateField,
  'replace-field': replaceField,
  'add-page': addPage,
  'set-page-title': setPageTitle,
  'move-page': movePage,
  'remove-page': removePage,
  'restore-page': restorePage,
  'set-progress': setProgress,
  'set-page-visibility': setPageVisibility,
  'set-page-next': setPageNext,
  'add-rule': addRule,
  'update-rule': updateRule,
  'remove-rule': removeRule,
  'set-visibility': setVisibility,
  'set-requirement': setRequirement,
  'update-email': updateEmail,
  'add-block': addBlock,
  'update-block': updateBlock,
  'remove-block': removeBlock,
  'move-block': moveBlock,
  'settle-finding': settleFinding,
  'choose-connection': chooseConnection,
  'set-fallback': setFallback,
  'set-delivery': setDelivery,
  'set-tokens': setTokens,
  'set-theme': setTheme,
  'back-to-theme': backToTheme,
  'set-look': setLook,
  'copy-look': copyLook,
  'add-language': addLanguage,
  'remove-language': removeLanguage,
  translate,
  'set-translation-address': setTranslationAddress,
  'take-translations': takeTranslations,
  'restore-revision': restoreRevision,
} as const
