// Made of packages/core/locales/pt-BR.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "pt-BR",
  "messages": {
    "valueMissing": "Responda a esta pergunta",
    "valueMissing.choice": "Escolha uma opção",
    "valueMissing.checkboxes": "Escolha pelo menos uma opção",
    "valueMissing.consent": "Marque esta caixa para continuar",
    "valueMissing.file": "Escolha um arquivo",
    "valueMissing.signature": "Falta aqui uma assinatura ou um nome digitado",
    "valueMissing.matrix": "Responda em cada linha",
    "valueMissing.other": "Escreva sua resposta ao lado de “{option}”",
    "valueMissing.others": "Responda a esta pergunta ou a “{other}”",
    "typeMismatch": "Digite um endereço como {example}",
    "badInput": "Digite um número em algarismos, com ponto para os decimais, como {example}",
    "badInput.date": "Em “{label}”, digite uma data que exista, como {example}",
    "tooShort": {
      "limit": {
        "one": "Escreva pelo menos {limit} caractere; há {actual}",
        "many": "Escreva pelo menos {limit} de caracteres; há {actual}",
        "other": "Escreva pelo menos {limit} caracteres; há {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Escreva no máximo {limit} caractere; há {actual}",
        "many": "Escreva no máximo {limit} de caracteres; há {actual}",
        "other": "Escreva no máximo {limit} caracteres; há {actual}"
      }
    },
    "rangeUnderflow": "Digite {limit} ou mais",
    "rangeUnderflow.date": "Digite {limit} ou uma data posterior",
    "rangeUnderflow.time": "Digite {limit} ou um horário posterior",
    "rangeUnderflow.picture": "“{file}” é pequena demais: pelo menos {limit} pixels",
    "rangeOverflow": "Digite {limit} ou menos",
    "rangeOverflow.date": "Digite {limit} ou uma data anterior",
    "rangeOverflow.time": "Digite {limit} ou um horário anterior",
    "rangeOverflow.picture": "“{file}” é grande demais: no máximo {limit} pixels",
    "stepMismatch": "Digite um número em intervalos de {limit}",
    "stepMismatch.whole": "Digite um número inteiro",
    "stepMismatch.date": {
      "limit": {
        "one": "Digite uma data em intervalos de {limit} dia",
        "many": "Digite uma data em intervalos de {limit} de dias",
        "other": "Digite uma data em intervalos de {limit} dias"
      }
    },
    "patternMismatch": "Use o formato pedido",
    "patternMismatch.help": "Use este formato: {help}",
    "notAnOption": "Escolha uma opção da lista",
    "tooFew": "Escolha pelo menos {limit}",
    "tooMany": "Escolha no máximo {limit}",
    "tooFewWords": {
      "limit": {
        "one": "Escreva pelo menos {limit} palavra; há {actual}",
        "many": "Escreva pelo menos {limit} de palavras; há {actual}",
        "other": "Escreva pelo menos {limit} palavras; há {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Escreva no máximo {limit} palavra; há {actual}",
        "many": "Escreva no máximo {limit} de palavras; há {actual}",
        "other": "Escreva no máximo {limit} palavras; há {actual}"
      }
    },
    "notLetters": "Use apenas letras",
    "linkFound": "Escreva isto sem links",
    "domainMismatch": "Use um endereço que termine em {domains}",
    "notListed": "Esta resposta não está entre as aceitas; confira como foi escrita",
    "notSame": "Dê a mesma resposta que em “{other}”",
    "sameAsOther": "Dê uma resposta diferente da de “{other}”",
    "sumTooLow": "Junto com “{other}” deve ser no mínimo {limit}; agora é {actual}",
    "sumTooHigh": "Junto com “{other}” deve ser no máximo {limit}; agora é {actual}",
    "dayExcluded": "Escolha outro dia: {day} não está disponível",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Escolha outro dia: as segundas-feiras não estão disponíveis",
        "tuesday": "Escolha outro dia: as terças-feiras não estão disponíveis",
        "wednesday": "Escolha outro dia: as quartas-feiras não estão disponíveis",
        "thursday": "Escolha outro dia: as quintas-feiras não estão disponíveis",
        "friday": "Escolha outro dia: as sextas-feiras não estão disponíveis",
        "saturday": "Escolha outro dia: os sábados não estão disponíveis",
        "other": "Escolha outro dia: os domingos não estão disponíveis"
      }
    },
    "fileTooLarge": "Escolha arquivos de até {limit}",
    "fileTooLarge.file": "Escolha arquivos de até {limit}; “{file}” tem {actual}",
    "fileTypeMismatch": "Escolha arquivos destes tipos: {kinds}",
    "fileKind.image": "imagens",
    "fileKind.audio": "áudio",
    "fileKind.video": "vídeo",
    "otherAnswer": "{label}: sua resposta",
    "advice": "Apenas uma sugestão: {message}",
    "drawHere": "Desenhe com o dedo ou o mouse",
    "orTypeName": "ou digite o nome",
    "drawn": "Desenhada, {time}",
    "clear": "Limpar",
    "partFrom": "De",
    "partTo": "Até",
    "partPrefix": "Tratamento",
    "partGiven": "Nome",
    "partMiddle": "Nome do meio",
    "partFamily": "Sobrenome",
    "partStreet": "Rua e número",
    "partLine2": "Complemento",
    "partPostcode": "CEP",
    "partTown": "Cidade",
    "partRegion": "Estado",
    "partCountry": "País",
    "addRow": "Adicionar: {item}",
    "optionsFound": {
      "n": {
        "one": "{n} opção encontrada",
        "many": "{n} de opções encontradas",
        "other": "{n} opções encontradas"
      }
    },
    "next": "Avançar",
    "nextPage": "Avançar: {label}",
    "previous": "Voltar",
    "step": "Etapa {n} de {limit}",
    "draftKept": "Guardamos o que você escreveu em {date}.",
    "startOver": "Começar de novo",
    "draftUnfit": "O formulário mudou desde então. Isto não tem mais lugar nele:",
    "draftNotKept": "Este navegador não guarda o que se escreve aqui: tudo se perde se a página for fechada antes do envio.",
    "saveDraft": "Salvar em arquivo",
    "openDraft": "Abrir um arquivo",
    "notADraft": "“{file}” não foi salvo deste formulário.",
    "goOn": "Continuar para {address}",
    "review": "Revisão",
    "backToReview": "Voltar à revisão",
    "isRight": "Está tudo certo?",
    "nothingSent": "Nada foi enviado ainda.",
    "change": "Alterar",
    "changeOf": "Alterar: {label}",
    "noAnswer": "Sem resposta",
    "owner": "a pessoa responsável pelo site",
    "marked": "As perguntas marcadas com * precisam de resposta.",
    "goesTo": "Vai por e-mail para {maker}.",
    "choose": "Escolher…",
    "send": "Enviar",
    "sending": "Enviando…",
    "notSent": "Ainda não enviado",
    "notLoaded": "Envie de novo. Se não adiantar, copie suas respostas e recarregue esta página.",
    "problems": {
      "n": {
        "one": "Há um problema",
        "many": "Há {n} de problemas",
        "other": "Há {n} problemas"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "O envio ainda está em andamento.",
    "didYouMean": "Você quis dizer {address}?",
    "saved": "Suas respostas estão salvas neste dispositivo.",
    "nearlySaved": "Suas respostas estão neste dispositivo; uma queda de energia nos próximos instantes ainda poderia apagá-las.",
    "onPage": "Mantenha esta página aberta: suas respostas estão nela e em nenhum outro lugar.",
    "unwanted": "Mantenha esta página aberta: este formulário não guarda nada neste dispositivo.",
    "noRoom": "Mantenha esta página aberta: não há mais espaço neste dispositivo para salvar suas respostas.",
    "notAllowed": "Mantenha esta página aberta: este navegador não nos deixa salvar suas respostas.",
    "notSaved": "Mantenha esta página aberta: não foi possível salvar suas respostas neste dispositivo.",
    "older": "Uma mensagem de {date} ainda não foi enviada.",
    "olderMore": "E mais {n}.",
    "seeIt": "Ver",
    "back": "Voltar ao formulário",
    "removed": "Excluído.",
    "undo": "Desfazer",
    "notSentSaved": "Ainda não enviado. Salvo neste dispositivo.",
    "queued": "A mensagem está na fila de envio.",
    "offline": "Você está sem conexão.",
    "silent": "O serviço de e-mail usado por {maker} não responde.",
    "busy": "O serviço de e-mail usado por {maker} não pode aceitar a mensagem no momento.",
    "unclear": "Talvez a mensagem tenha sido enviada: a resposta que chegou não era do próprio serviço de e-mail.",
    "whenOnline": "A mensagem será enviada quando a conexão voltar e esta página estiver aberta.",
    "nextTry": "Próxima tentativa em {time}, enquanto esta página estiver aberta.",
    "nextTryUnknown": "Tentamos de novo enquanto esta página estiver aberta.",
    "nextTryClosed": "Próxima tentativa em {time}.",
    "mayClose": "Você pode fechar esta página; seu navegador enviará a mensagem mais tarde.",
    "trying": "Uma tentativa está em andamento. Aguardamos o resultado.",
    "tryNow": "Tentar agora",
    "tryAgain": "Tentar de novo",
    "show": "Mostrar o que escrevi",
    "hide": "Ocultar o que escrevi",
    "copy": "Copiar",
    "copied": "Copiado",
    "download": "Baixar",
    "remove": "Excluir deste dispositivo",
    "discard": "Excluir",
    "written": "Você escreveu esta mensagem em {date}.",
    "sent": "Enviado",
    "receives": "{Maker} recebe a mensagem por e-mail. Referência {ref}, {time}.",
    "late": "Enviado agora; você escreveu a mensagem em {date}. Referência {ref}, {time}.",
    "repeated": "Uma tentativa anterior também pode ter chegado, com a mesma referência; por isso {maker} talvez veja a mensagem duas vezes.",
    "another": "Enviar outra",
    "notDelivered": "Ainda não entregue",
    "refused": "No momento, {maker} não pode receber este formulário. A culpa não é sua.",
    "notConnected": "Este formulário ainda não está conectado a uma caixa de e-mail.",
    "blocked": "Este formulário não pode enviar esta mensagem.",
    "tooLarge": "Suas respostas são longas demais para enviar: no máximo {limit} ao todo. Encurte “{label}” e tente de novo.",
    "filesTooLarge": "Os arquivos são grandes demais para enviar. Escolha arquivos menores e tente de novo.",
    "challenge": "O serviço de e-mail usado por {maker} quer saber primeiro se foi uma pessoa que escreveu isto, e este formulário não pode mostrar a pergunta dele.",
    "inVain": "Tentamos por dias, e o serviço de e-mail usado por {maker} não aceitou a mensagem.",
    "perhaps": "Talvez enviado: a resposta que chegou não era do próprio serviço de e-mail, por isso não temos como saber.",
    "probed": "Tentamos de novo de tempos em tempos enquanto esta página estiver aberta.",
    "reach": "Outra forma de falar com {maker}:",
    "ownMail": "Enviar do meu próprio e-mail",
    "reference": "Referência {ref}.",
    "forOwner": "Para a pessoa responsável pelo site",
    "dropFile": "ou solte-o aqui",
    "dropFiles": "ou solte-os aqui",
    "filesChosen": {
      "n": {
        "one": "{n} arquivo, {size}",
        "many": "{n} de arquivos, {size} ao todo",
        "other": "{n} arquivos, {size} ao todo"
      }
    },
    "removeFile": "Remover {file}",
    "fileUnreadable": "Não é mais possível ler “{file}”. Escolha o arquivo de novo.",
    "fileBytes": "“{file}” tem {size}; o máximo é {limit}.",
    "filesBytes": "“{file}” tem {size}; todos os arquivos juntos podem ter {limit}.",
    "count": {
      "limit": {
        "one": "“{file}” é um arquivo a mais; no máximo {limit} arquivo.",
        "many": "“{file}” é um arquivo a mais; no máximo {limit} de arquivos.",
        "other": "“{file}” é um arquivo a mais; no máximo {limit} arquivos."
      }
    },
    "chooseAnother": "Escolha outro.",
    "orWithout": "Escolha outro ou envie sem ele.",
    "noForm": "Este formulário não pode ser mostrado aqui.",
    "noSending": "Esta página não permite que o formulário envie.",
    "writeTo": "Contato:"
  }
}
