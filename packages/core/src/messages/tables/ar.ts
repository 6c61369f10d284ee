// Made of packages/core/locales/ar.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "ar",
  "direction": "rtl",
  "messages": {
    "valueMissing": "أجب عن هذا السؤال",
    "valueMissing.choice": "اختر إجابة واحدة",
    "valueMissing.checkboxes": "اختر إجابة واحدة على الأقل",
    "valueMissing.consent": "ضع علامة في هذا المربع للمتابعة",
    "valueMissing.file": "اختر ملفًا",
    "valueMissing.signature": "ينقص هنا توقيع أو اسم مكتوب",
    "valueMissing.matrix": "أجب في كل صف",
    "valueMissing.other": "اكتب إجابتك بجانب «{option}»",
    "valueMissing.others": "أجب عن هذا السؤال أو عن «{other}»",
    "typeMismatch": "أدخل عنوانًا مثل {example}",
    "badInput": "أدخل عددًا بالأرقام، مع نقطة للكسور العشرية، مثل {example}",
    "badInput.date": "أدخل في «{label}» تاريخًا موجودًا، مثل {example}",
    "tooShort": {
      "limit": {
        "one": "اكتب حرفًا واحدًا على الأقل؛ العدد الآن {actual}",
        "two": "اكتب حرفين على الأقل؛ العدد الآن {actual}",
        "few": "اكتب {limit} أحرف على الأقل؛ العدد الآن {actual}",
        "many": "اكتب {limit} حرفًا على الأقل؛ العدد الآن {actual}",
        "other": "اكتب {limit} حرف على الأقل؛ العدد الآن {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "اكتب حرفًا واحدًا على الأكثر؛ العدد الآن {actual}",
        "two": "اكتب حرفين على الأكثر؛ العدد الآن {actual}",
        "few": "اكتب {limit} أحرف على الأكثر؛ العدد الآن {actual}",
        "many": "اكتب {limit} حرفًا على الأكثر؛ العدد الآن {actual}",
        "other": "اكتب {limit} حرف على الأكثر؛ العدد الآن {actual}"
      }
    },
    "rangeUnderflow": "أدخل {limit} أو أكثر",
    "rangeUnderflow.date": "أدخل {limit} أو تاريخًا بعده",
    "rangeUnderflow.time": "أدخل {limit} أو وقتًا بعده",
    "rangeUnderflow.picture": "«{file}» صغيرة جدًا: {limit} بكسل على الأقل",
    "rangeOverflow": "أدخل {limit} أو أقل",
    "rangeOverflow.date": "أدخل {limit} أو تاريخًا قبله",
    "rangeOverflow.time": "أدخل {limit} أو وقتًا قبله",
    "rangeOverflow.picture": "«{file}» كبيرة جدًا: {limit} بكسل على الأكثر",
    "stepMismatch": "أدخل عددًا بخطوات مقدارها {limit}",
    "stepMismatch.whole": "أدخل عددًا صحيحًا",
    "stepMismatch.date": {
      "limit": {
        "one": "أدخل تاريخًا بخطوات مقدارها يوم واحد",
        "two": "أدخل تاريخًا بخطوات مقدارها يومان",
        "few": "أدخل تاريخًا بخطوات مقدارها {limit} أيام",
        "many": "أدخل تاريخًا بخطوات مقدارها {limit} يومًا",
        "other": "أدخل تاريخًا بخطوات مقدارها {limit} يوم"
      }
    },
    "patternMismatch": "استخدم الصيغة المطلوبة",
    "patternMismatch.help": "استخدم هذه الصيغة: {help}",
    "notAnOption": "اختر من القائمة",
    "tooFew": "اختر {limit} على الأقل",
    "tooMany": "اختر {limit} على الأكثر",
    "tooFewWords": {
      "limit": {
        "one": "اكتب كلمة واحدة على الأقل؛ العدد الآن {actual}",
        "two": "اكتب كلمتين على الأقل؛ العدد الآن {actual}",
        "few": "اكتب {limit} كلمات على الأقل؛ العدد الآن {actual}",
        "other": "اكتب {limit} كلمة على الأقل؛ العدد الآن {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "اكتب كلمة واحدة على الأكثر؛ العدد الآن {actual}",
        "two": "اكتب كلمتين على الأكثر؛ العدد الآن {actual}",
        "few": "اكتب {limit} كلمات على الأكثر؛ العدد الآن {actual}",
        "other": "اكتب {limit} كلمة على الأكثر؛ العدد الآن {actual}"
      }
    },
    "notLetters": "استخدم الحروف فقط",
    "linkFound": "اكتب هذا دون روابط",
    "domainMismatch": "استخدم عنوانًا ينتهي بـ {domains}",
    "notListed": "هذه الإجابة ليست من الإجابات المقبولة؛ تحقّق من كتابتها",
    "notSame": "اكتب الإجابة نفسها كما في «{other}»",
    "sameAsOther": "اكتب إجابة مختلفة عن «{other}»",
    "sumTooLow": "يجب ألا يقل المجموع مع «{other}» عن {limit}؛ وهو الآن {actual}",
    "sumTooHigh": "يجب ألا يزيد المجموع مع «{other}» على {limit}؛ وهو الآن {actual}",
    "dayExcluded": "اختر يومًا آخر: {day} غير متاح",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "اختر يومًا آخر: أيام الاثنين غير متاحة",
        "tuesday": "اختر يومًا آخر: أيام الثلاثاء غير متاحة",
        "wednesday": "اختر يومًا آخر: أيام الأربعاء غير متاحة",
        "thursday": "اختر يومًا آخر: أيام الخميس غير متاحة",
        "friday": "اختر يومًا آخر: أيام الجمعة غير متاحة",
        "saturday": "اختر يومًا آخر: أيام السبت غير متاحة",
        "other": "اختر يومًا آخر: أيام الأحد غير متاحة"
      }
    },
    "fileTooLarge": "اختر ملفات لا يزيد حجم كل منها على {limit}",
    "fileTooLarge.file": "اختر ملفات لا يزيد حجم كل منها على {limit}؛ حجم «{file}» هو {actual}",
    "fileTypeMismatch": "اختر ملفات من هذه الأنواع: {kinds}",
    "fileKind.image": "صور",
    "fileKind.audio": "صوت",
    "fileKind.video": "فيديو",
    "otherAnswer": "{label}: إجابتك",
    "advice": "مجرد اقتراح: {message}",
    "drawHere": "الرسم بالإصبع أو الفأرة",
    "orTypeName": "أو كتابة الاسم",
    "drawn": "رُسم، {time}",
    "clear": "مسح",
    "partFrom": "من",
    "partTo": "إلى",
    "partPrefix": "اللقب",
    "partGiven": "الاسم الأول",
    "partMiddle": "الاسم الأوسط",
    "partFamily": "اسم العائلة",
    "partStreet": "الشارع والرقم",
    "partLine2": "سطر العنوان الثاني",
    "partPostcode": "الرمز البريدي",
    "partTown": "المدينة",
    "partRegion": "المنطقة",
    "partCountry": "البلد",
    "addRow": "إضافة {item}",
    "optionsFound": {
      "n": {
        "zero": "لم يُعثر على خيارات",
        "one": "عُثر على خيار واحد",
        "two": "عُثر على خيارين",
        "few": "عُثر على {n} خيارات",
        "many": "عُثر على {n} خيارًا",
        "other": "عُثر على {n} خيار"
      }
    },
    "next": "التالي",
    "nextPage": "التالي: {label}",
    "previous": "السابق",
    "step": "الخطوة {n} من {limit}",
    "draftKept": "احتفظنا بما كُتب بتاريخ {date}.",
    "startOver": "البدء من جديد",
    "draftUnfit": "تغيّر النموذج منذ ذلك الحين. ما لم يعد له مكان فيه:",
    "draftNotKept": "هذا المتصفح لا يحفظ ما يُكتب هنا: يضيع إذا أُغلقت هذه الصفحة قبل الإرسال.",
    "saveDraft": "حفظ في ملف",
    "openDraft": "فتح ملف محفوظ",
    "notADraft": "لم يُحفظ «{file}» من هذا النموذج.",
    "goOn": "المتابعة إلى {address}",
    "review": "مراجعة",
    "backToReview": "العودة إلى المراجعة",
    "isRight": "هل كل شيء صحيح؟",
    "nothingSent": "لم يُرسل شيء بعد.",
    "change": "تغيير",
    "changeOf": "تغيير: {label}",
    "noAnswer": "بلا إجابة",
    "owner": "إدارة الموقع",
    "marked": "الأسئلة التي عليها علامة * تحتاج إلى إجابة.",
    "goesTo": "تُرسل الإجابات بالبريد الإلكتروني إلى {maker}.",
    "choose": "اختر…",
    "send": "إرسال",
    "sending": "جارٍ الإرسال",
    "notSent": "لم تُرسل الرسالة بعد",
    "notLoaded": "أرسل مرة أخرى. إذا لم ينفع ذلك، فانسخ إجاباتك وأعد تحميل هذه الصفحة.",
    "problems": {
      "n": {
        "zero": "لا مشكلات",
        "one": "توجد مشكلة",
        "two": "توجد مشكلتان",
        "few": "توجد {n} مشكلات",
        "other": "توجد {n} مشكلة"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "ما زال الإرسال جاريًا.",
    "didYouMean": "هل تقصد {address}؟",
    "saved": "إجاباتك محفوظة على هذا الجهاز.",
    "nearlySaved": "إجاباتك موجودة على هذا الجهاز؛ وقد تُفقد إذا انقطعت الكهرباء في اللحظات القادمة.",
    "onPage": "أبقِ هذه الصفحة مفتوحة: إجاباتك موجودة فيها وليست في أي مكان آخر.",
    "unwanted": "أبقِ هذه الصفحة مفتوحة: هذا النموذج لا يحفظ شيئًا على هذا الجهاز.",
    "noRoom": "أبقِ هذه الصفحة مفتوحة: لم يبقَ على هذا الجهاز مكان لحفظ إجاباتك.",
    "notAllowed": "أبقِ هذه الصفحة مفتوحة: هذا المتصفح لا يسمح لنا بحفظ إجاباتك.",
    "notSaved": "أبقِ هذه الصفحة مفتوحة: تعذّر حفظ إجاباتك على هذا الجهاز.",
    "older": "رسالة بتاريخ {date} لم تُرسل بعد.",
    "olderMore": {
      "n": {
        "zero": "ولا غيرها.",
        "one": "وواحدة أخرى.",
        "two": "واثنتان أخريان.",
        "other": "و{n} أخرى."
      }
    },
    "seeIt": "عرضها",
    "back": "العودة إلى النموذج",
    "removed": "حُذفت.",
    "undo": "تراجع",
    "notSentSaved": "لم تُرسل الرسالة بعد. وهي محفوظة على هذا الجهاز.",
    "queued": "الرسالة تنتظر دورها.",
    "offline": "لا يوجد اتصال بالإنترنت.",
    "silent": "خدمة البريد لدى {maker} لا تجيب.",
    "busy": "خدمة البريد لدى {maker} لا تستطيع قبول الرسالة الآن.",
    "unclear": "ربما أُرسلت الرسالة: الرد الذي وصل ليس من خدمة البريد نفسها.",
    "whenOnline": "تُرسل الرسالة عندما يعود الاتصال وتكون هذه الصفحة مفتوحة.",
    "nextTry": "الوقت المتبقي للمحاولة التالية: {time}. يجب أن تكون هذه الصفحة مفتوحة.",
    "nextTryUnknown": "نعيد المحاولة ما دامت هذه الصفحة مفتوحة.",
    "nextTryClosed": "الوقت المتبقي للمحاولة التالية: {time}.",
    "mayClose": "يمكنك إغلاق هذه الصفحة؛ سيرسل متصفحك الرسالة لاحقًا.",
    "trying": "بدأت محاولة. ننتظر نتيجتها.",
    "tryNow": "حاول الآن",
    "tryAgain": "حاول مجددًا",
    "show": "إظهار ما كتبته",
    "hide": "إخفاء ما كتبته",
    "copy": "نسخ",
    "copied": "تم النسخ",
    "download": "تنزيل",
    "remove": "حذف من هذا الجهاز",
    "discard": "حذف",
    "written": "تاريخ كتابة الرسالة: {date}.",
    "sent": "أُرسلت",
    "receives": "تصل الرسالة بالبريد الإلكتروني إلى {maker}. المرجع {ref}، {time}.",
    "late": "أُرسلت الآن؛ تاريخ كتابتها: {date}. المرجع {ref}، {time}.",
    "repeated": "ربما وصلت أيضًا محاولة سابقة تحمل المرجع نفسه، لذلك قد تظهر الرسالة مرتين لدى {maker}.",
    "another": "إرسال رسالة أخرى",
    "notDelivered": "لم تُسلَّم الرسالة بعد",
    "refused": "لا يمكن الآن إيصال هذا النموذج إلى {maker}. ليس هذا خطأك.",
    "notConnected": "هذا النموذج غير متصل بصندوق بريد بعد.",
    "blocked": "لا يمكن لهذا النموذج إرسال هذه الرسالة.",
    "tooLarge": "إجاباتك أطول من أن تُرسل: الحد الأقصى لها مجتمعة {limit}. اختصر «{label}» ثم حاول مجددًا.",
    "filesTooLarge": "الملفات أكبر من أن تُرسل. اختر ملفات أصغر ثم حاول مجددًا.",
    "challenge": "خدمة البريد لدى {maker} تريد أولًا معرفة ما إذا كان إنسان قد كتب هذا، وهذا النموذج لا يستطيع عرض سؤالها.",
    "inVain": "حاولنا أيامًا، ولم تقبل خدمة البريد لدى {maker} الرسالة.",
    "perhaps": "ربما أُرسلت: الرد الذي وصل ليس من خدمة البريد نفسها، لذلك لا نستطيع الجزم.",
    "probed": "نعيد المحاولة من حين إلى آخر ما دامت هذه الصفحة مفتوحة.",
    "reach": "طريقة أخرى للتواصل مع {maker}:",
    "ownMail": "إرسال من بريدي الخاص",
    "reference": "المرجع {ref}.",
    "forOwner": "لإدارة الموقع",
    "dropFile": "أو أفلته هنا",
    "dropFiles": "أو أفلتها هنا",
    "filesChosen": {
      "n": {
        "zero": "{n} ملف، {size}",
        "one": "ملف واحد، {size}",
        "two": "ملفان، {size} معًا",
        "few": "{n} ملفات، {size} معًا",
        "many": "{n} ملفًا، {size} معًا",
        "other": "{n} ملف، {size} معًا"
      }
    },
    "removeFile": "إزالة {file}",
    "fileUnreadable": "لم تعد قراءة «{file}» ممكنة. اختره مرة أخرى.",
    "fileBytes": "حجم «{file}» هو {size}؛ الحد الأقصى {limit}.",
    "filesBytes": "حجم «{file}» هو {size}؛ الحد الأقصى لكل الملفات معًا {limit}.",
    "count": {
      "limit": {
        "one": "«{file}» ملف زائد؛ الحد الأقصى ملف واحد.",
        "two": "«{file}» ملف زائد؛ الحد الأقصى ملفان.",
        "few": "«{file}» ملف زائد؛ الحد الأقصى {limit} ملفات.",
        "many": "«{file}» ملف زائد؛ الحد الأقصى {limit} ملفًا.",
        "other": "«{file}» ملف زائد؛ الحد الأقصى {limit} ملف."
      }
    },
    "chooseAnother": "اختر ملفًا آخر.",
    "orWithout": "اختر ملفًا آخر، أو أرسل بدونه.",
    "noForm": "لا يمكن عرض هذا النموذج هنا.",
    "noSending": "هذه الصفحة لا تسمح للنموذج بالإرسال.",
    "writeTo": "راسلنا عبر:"
  }
}
