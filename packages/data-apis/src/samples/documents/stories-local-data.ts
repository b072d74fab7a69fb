import type { Story } from './story.ts'

/** News in the languages of the countries they come from. Names stand in the nominative, so that no ending is wrong. */
export const localNews: Record<string, Story[]> = {
  es: [
    {
      topic: 'ER',
      titles: [
        '{company}: los ingresos {+suben|caen} un {growth} en el {q} trimestre',
        '{company} gana {profit} en el {q} trimestre de {qyear}',
      ],
      sentences: [
        [
          '{company}, con sede en {city}, registró ingresos de {revenue} en el {q} trimestre de {qyear}, un {growth} {+más|menos} que un año antes.',
        ],
        [
          'El beneficio neto fue de {profit}, con un margen neto del {margin}.',
          'La empresa obtuvo un beneficio neto de {profit}, {+por encima|por debajo} de lo previsto por el mercado.',
        ],
        [
          'Las ventas en el mercado interno {+se mantuvieron firmes|se debilitaron}, mientras que las exportaciones {+crecieron|retrocedieron} por segundo trimestre consecutivo.',
        ],
        [
          'La dirección {+mantuvo|redujo} sus previsiones para {year}.',
          'El consejo propondrá repartir un tercio del beneficio entre los accionistas.',
        ],
      ],
    },
    {
      topic: 'IN',
      titles: [
        '{company} invertirá {amount} en una nueva planta',
        '{company} amplía su capacidad con un proyecto de {amount}',
      ],
      sentences: [
        [
          '{company} anunció una inversión de {amount} para construir una planta en {city}.',
          'El consejo de administración de {company} aprobó un proyecto de {amount} que elevará la capacidad en un {growth}.',
        ],
        [
          'Las obras comenzarán este año y durarán unos {months} meses.',
          'El proyecto creará cerca de {jobs} empleos, la mayoría en producción y mantenimiento.',
        ],
        [
          'La financiación procede de recursos propios y de un préstamo de bancos locales.',
          '{partner} suministrará parte de los equipos.',
        ],
        ['El gobierno regional concederá incentivos fiscales durante diez años.', ''],
      ],
    },
    {
      topic: 'CT',
      titles: [
        '{company} firma un contrato de {amount} con {partner}',
        '{partner} elige a {company} como proveedor principal',
      ],
      sentences: [
        ['{company} firmó con {partner} un contrato de suministro por {amount}, informaron ambas empresas.'],
        [
          'Las entregas comenzarán el próximo trimestre y se prolongarán durante tres años.',
          'En la licitación participaron cinco empresas nacionales y extranjeras.',
        ],
        ['El contrato equivale a cerca del {margin} de los ingresos anuales de la compañía.'],
        ['Los precios están vinculados a un índice de materias primas.', ''],
      ],
    },
    {
      topic: 'FN',
      titles: ['{company} coloca bonos por {amount}', 'Bancos refinancian {amount} de deuda de {company}'],
      sentences: [
        [
          '{company} colocó bonos a cinco años por {amount} con un cupón del {coupon}.',
          'Cuatro bancos refinanciaron préstamos de {company} por {amount} a un tipo del {coupon}.',
        ],
        [
          'Los fondos se destinarán a pagar deuda anterior y a ampliar la planta de {city}.',
          'La demanda {+duplicó|cubrió apenas} el importe ofrecido.',
        ],
        ['La deuda neta equivale a {multiple} veces el resultado operativo.'],
        ['El banco central mantuvo su tasa de referencia en el {rate}.', ''],
      ],
    },
    {
      topic: 'RG',
      titles: [
        'Multa de {fine} a {company} por acuerdos de precios',
        'Nuevas normas para el sector entrarán en vigor en {nextYear}',
      ],
      sentences: [
        [
          'La autoridad de competencia multó a {company} con {fine} por acuerdos de precios.',
          'El gobierno aprobó nuevas normas para el sector, que entrarán en vigor el 1 de enero de {nextYear}.',
        ],
        [
          'La empresa anunció que recurrirá la decisión ante los tribunales.',
          'Las empresas deberán informar cada trimestre sobre sus proveedores y el origen de las mercancías.',
        ],
        ['Según los abogados, la decisión es importante para todo el sector.'],
      ],
    },
  ],
  pt: [
    {
      topic: 'ER',
      titles: [
        '{company}: receita {+sobe|cai} {growth} no {q}º trimestre',
        '{company} lucra {profit} no {q}º trimestre de {qyear}',
      ],
      sentences: [
        [
          'A {company}, com sede em {city}, registrou receita de {revenue} no {q}º trimestre de {qyear}, {+alta|queda} de {growth} em relação ao mesmo período do ano anterior.',
        ],
        [
          'O lucro líquido foi de {profit}, com margem líquida de {margin}.',
          'O lucro líquido somou {profit}, {+acima|abaixo} da expectativa do mercado.',
        ],
        [
          'As vendas no mercado interno {+ficaram firmes|perderam força}, enquanto as exportações {+cresceram|recuaram} pelo segundo trimestre seguido.',
        ],
        [
          'A administração {+manteve|reduziu} as projeções para {year}.',
          'O conselho vai propor a distribuição de um terço do lucro aos acionistas.',
        ],
      ],
    },
    {
      topic: 'IN',
      titles: [
        '{company} vai investir {amount} em nova fábrica',
        '{company} amplia capacidade com projeto de {amount}',
      ],
      sentences: [
        [
          'A {company} anunciou investimento de {amount} para construir uma fábrica em {city}.',
          'O conselho da {company} aprovou um projeto de {amount} que aumentará a capacidade em {growth}.',
        ],
        [
          'As obras começam neste ano e devem durar {months} meses.',
          'O projeto deve gerar cerca de {jobs} empregos, a maioria na produção e na manutenção.',
        ],
        [
          'Os recursos vêm do caixa próprio e de um empréstimo de bancos locais.',
          'A {partner} fornecerá parte dos equipamentos.',
        ],
        ['O governo estadual concederá incentivos fiscais por dez anos.', ''],
      ],
    },
    {
      topic: 'CT',
      titles: ['{company} fecha contrato de {amount} com {partner}', '{partner} escolhe {company} como fornecedora'],
      sentences: [
        ['A {company} assinou com a {partner} um contrato de fornecimento de {amount}, informaram as empresas.'],
        [
          'As entregas começam no próximo trimestre e seguem por três anos.',
          'Cinco empresas nacionais e estrangeiras participaram da concorrência.',
        ],
        ['O contrato equivale a cerca de {margin} da receita anual da companhia.'],
        ['Os preços são reajustados por um índice de matérias-primas.', ''],
      ],
    },
    {
      topic: 'FN',
      titles: ['{company} emite {amount} em debêntures', 'Bancos refinanciam {amount} em dívidas da {company}'],
      sentences: [
        [
          'A {company} emitiu {amount} em títulos de cinco anos com juros de {coupon}.',
          'Quatro bancos refinanciaram empréstimos da {company} no valor de {amount}, a juros de {coupon}.',
        ],
        [
          'Os recursos serão usados para pagar dívidas antigas e ampliar a unidade de {city}.',
          'A demanda {+foi o dobro|ficou próxima} da oferta.',
        ],
        ['A dívida líquida equivale a {multiple} vezes o resultado operacional.'],
        ['O banco central manteve a taxa básica de juros em {rate}.', ''],
      ],
    },
    {
      topic: 'RG',
      titles: [
        '{company} é multada em {fine} por acordo de preços',
        'Novas regras para o setor valem a partir de {nextYear}',
      ],
      sentences: [
        [
          'A autoridade de concorrência multou a {company} em {fine} por acordo de preços.',
          'O governo aprovou novas regras para o setor, que entram em vigor em 1º de janeiro de {nextYear}.',
        ],
        [
          'A empresa informou que vai recorrer da decisão.',
          'As empresas deverão informar a cada trimestre seus fornecedores e a origem das mercadorias.',
        ],
        ['Para advogados, a decisão é importante para todo o setor.'],
      ],
    },
  ],
  de: [
    {
      topic: 'ER',
      titles: [
        '{company}: Umsatz {+steigt|sinkt} im {q}. Quartal um {growth}',
        '{company} verdient {profit} im {q}. Quartal {qyear}',
      ],
      sentences: [
        [
          '{company} mit Sitz in {city} hat im {q}. Quartal {qyear} einen Umsatz von {revenue} erzielt, {growth} {+mehr|weniger} als ein Jahr zuvor.',
        ],
        [
          'Der Nettogewinn betrug {profit}, das entspricht einer Marge von {margin}.',
          'Unter dem Strich blieben {profit}, {+mehr|weniger} als vom Markt erwartet.',
        ],
        [
          'Das Inlandsgeschäft {+blieb stabil|schwächte sich ab}, während die Auslandsaufträge zum zweiten Mal in Folge {+zunahmen|zurückgingen}.',
        ],
        [
          'Der Vorstand {+bestätigte|senkte} die Prognose für {year}.',
          'Der Hauptversammlung soll eine Dividende von einem Drittel des Gewinns vorgeschlagen werden.',
        ],
      ],
    },
    {
      topic: 'IN',
      titles: ['{company} investiert {amount} in neues Werk', '{company} baut Kapazität für {amount} aus'],
      sentences: [
        [
          '{company} investiert {amount} in ein neues Werk bei {city}.',
          'Der Aufsichtsrat von {company} hat ein Projekt über {amount} genehmigt, das die Kapazität um {growth} erhöht.',
        ],
        [
          'Der Bau beginnt noch in diesem Jahr und dauert rund {months} Monate.',
          'Es entstehen etwa {jobs} Arbeitsplätze, die meisten in Produktion und Wartung.',
        ],
        [
          'Finanziert wird das Vorhaben aus eigenen Mitteln und durch einen Bankkredit.',
          '{partner} liefert einen Teil der Anlagen.',
        ],
        ['Das Land fördert den Standort zehn Jahre lang mit Steuervorteilen.', ''],
      ],
    },
    {
      topic: 'CT',
      titles: ['{company} erhält Auftrag über {amount} von {partner}', '{partner} wählt {company} als Lieferanten'],
      sentences: [
        [
          '{company} und {partner} haben einen Liefervertrag über {amount} unterzeichnet, teilten beide Unternehmen mit.',
        ],
        [
          'Die Lieferungen beginnen im nächsten Quartal und laufen über drei Jahre.',
          'An der Ausschreibung hatten sich fünf Bieter aus dem In- und Ausland beteiligt.',
        ],
        ['Der Auftrag entspricht rund {margin} des Jahresumsatzes.'],
        ['Die Preise sind an einen Rohstoffindex gebunden.', ''],
      ],
    },
    {
      topic: 'FN',
      titles: ['{company} begibt Anleihe über {amount}', 'Banken refinanzieren {amount} Schulden von {company}'],
      sentences: [
        [
          '{company} hat eine fünfjährige Anleihe über {amount} mit einem Kupon von {coupon} platziert.',
          'Vier Banken haben Kredite von {company} über {amount} zu einem Zins von {coupon} refinanziert.',
        ],
        [
          'Mit dem Erlös werden ältere Schulden abgelöst und der Standort {city} erweitert.',
          'Die Nachfrage war {+doppelt so hoch wie|kaum höher als} das Angebot.',
        ],
        ['Die Nettoverschuldung liegt beim {multiple}-Fachen des Betriebsergebnisses.'],
        ['Die Notenbank ließ ihren Leitzins bei {rate}.', ''],
      ],
    },
    {
      topic: 'RG',
      titles: [
        'Kartellamt verhängt {fine} Bußgeld gegen {company}',
        'Neue Regeln für die Branche gelten ab {nextYear}',
      ],
      sentences: [
        [
          'Das Kartellamt hat gegen {company} ein Bußgeld von {fine} wegen Preisabsprachen verhängt.',
          'Die Regierung hat neue Regeln für die Branche beschlossen, die am 1. Januar {nextYear} in Kraft treten.',
        ],
        [
          'Das Unternehmen kündigte Widerspruch an.',
          'Unternehmen müssen künftig jedes Quartal ihre Lieferanten und die Herkunft der Waren melden.',
        ],
        ['Juristen halten die Entscheidung für die ganze Branche für wichtig.'],
      ],
    },
  ],
  pl: [
    {
      topic: 'ER',
      titles: [
        '{company}: przychody {+wyższe|niższe} o {growth} w {q} kwartale',
        '{company} z zyskiem {profit} w {q} kwartale {qyear} r.',
      ],
      sentences: [
        [
          'Spółka {company} ({city}) osiągnęła w {q} kwartale {qyear} r. przychody w wysokości {revenue}, o {growth} {+wyższe|niższe} niż rok wcześniej.',
        ],
        [
          'Zysk netto wyniósł {profit}, a marża netto {margin}.',
          'Zysk netto wyniósł {profit} i był {+wyższy|niższy} od oczekiwań rynku.',
        ],
        [
          'Sprzedaż krajowa {+pozostała stabilna|osłabła}, a zamówienia eksportowe {+wzrosły|spadły} drugi kwartał z rzędu.',
        ],
        [
          'Zarząd {+podtrzymał|obniżył} prognozę na {year} rok.',
          'Zarząd zaproponuje wypłatę jednej trzeciej zysku w formie dywidendy.',
        ],
      ],
    },
    {
      topic: 'IN',
      titles: [
        '{company} zainwestuje {amount} w nowy zakład',
        '{company} zwiększa moce produkcyjne, inwestycja za {amount}',
      ],
      sentences: [
        [
          'Spółka {company} zainwestuje {amount} w nowy zakład produkcyjny ({city}).',
          'Rada nadzorcza spółki {company} zatwierdziła inwestycję za {amount}, która zwiększy moce produkcyjne o {growth}.',
        ],
        [
          'Budowa rozpocznie się w tym roku i potrwa około {months} miesięcy.',
          'Powstanie około {jobs} miejsc pracy, głównie w produkcji i utrzymaniu ruchu.',
        ],
        [
          'Projekt zostanie sfinansowany ze środków własnych i z kredytu bankowego.',
          'Część urządzeń dostarczy firma {partner}.',
        ],
        ['Samorząd przyznał ulgi podatkowe na dziesięć lat.', ''],
      ],
    },
    {
      topic: 'CT',
      titles: ['{company} podpisała kontrakt za {amount}', '{partner} wybiera dostawcę: {company}'],
      sentences: [
        ['Spółki {company} i {partner} podpisały umowę na dostawy o wartości {amount}.'],
        [
          'Dostawy rozpoczną się w przyszłym kwartale i potrwają trzy lata.',
          'W przetargu wzięło udział pięć firm z kraju i zagranicy.',
        ],
        ['Wartość umowy odpowiada około {margin} rocznych przychodów spółki.'],
        ['Ceny są powiązane z indeksem surowców.', ''],
      ],
    },
    {
      topic: 'FN',
      titles: ['{company} emituje obligacje za {amount}', 'Banki refinansują {amount} długu spółki {company}'],
      sentences: [
        [
          'Spółka {company} wyemitowała pięcioletnie obligacje o wartości {amount} z kuponem {coupon}.',
          'Cztery banki zrefinansowały kredyty spółki {company} o wartości {amount}; oprocentowanie wynosi {coupon}.',
        ],
        [
          'Środki zostaną przeznaczone na spłatę starszego długu i rozbudowę zakładu ({city}).',
          'Popyt {+dwukrotnie przekroczył|nieznacznie przekroczył} ofertę.',
        ],
        ['Dług netto stanowi {multiple}-krotność wyniku operacyjnego.'],
        ['Bank centralny utrzymał stopę referencyjną na poziomie {rate}.', ''],
      ],
    },
    {
      topic: 'RG',
      titles: ['Kara {fine} dla spółki {company} za zmowę cenową', 'Nowe przepisy dla branży od {nextYear} r.'],
      sentences: [
        [
          'Urząd ochrony konkurencji nałożył na spółkę {company} karę w wysokości {fine} za zmowę cenową.',
          'Rząd przyjął nowe przepisy dla branży, które wejdą w życie 1 stycznia {nextYear} r.',
        ],
        [
          'Spółka zapowiedziała odwołanie do sądu.',
          'Firmy będą musiały co kwartał zgłaszać dostawców i pochodzenie towarów.',
        ],
        ['Zdaniem prawników decyzja ma znaczenie dla całej branży.'],
      ],
    },
  ],
  ru: [
    {
      topic: 'ER',
      titles: [
        '{company}: выручка {+выросла|снизилась} на {growth} {q} квартале',
        '{company}: чистая прибыль {profit} {q} квартале {qyear} года',
      ],
      sentences: [
        [
          'Компания {company} ({city}) получила {q} квартале {qyear} года выручку в размере {revenue}, что на {growth} {+больше|меньше}, чем годом ранее.',
        ],
        [
          'Чистая прибыль составила {profit}, рентабельность — {margin}.',
          'Чистая прибыль составила {profit} и оказалась {+выше|ниже} ожиданий рынка.',
        ],
        [
          'Продажи на внутреннем рынке {+остались стабильными|сократились}, экспортные заказы {+растут|снижаются} второй квартал подряд.',
        ],
        [
          'Руководство {+сохранило|понизило} прогноз на {year} год.',
          'Совет директоров предложит направить на дивиденды треть прибыли.',
        ],
      ],
    },
    {
      topic: 'IN',
      titles: ['{company} вложит {amount} в новый завод', '{company} расширяет мощности: проект на {amount}'],
      sentences: [
        [
          'Компания {company} вложит {amount} в строительство нового завода ({city}).',
          'Совет директоров компании {company} одобрил проект стоимостью {amount}, который увеличит мощности на {growth}.',
        ],
        [
          'Строительство начнется в этом году и займет около {months} месяцев.',
          'Будет создано около {jobs} рабочих мест, в основном на производстве.',
        ],
        [
          'Проект финансируется из собственных средств и за счет банковского кредита.',
          'Часть оборудования поставит компания {partner}.',
        ],
        ['Региональные власти предоставят налоговые льготы на десять лет.', ''],
      ],
    },
    {
      topic: 'CT',
      titles: ['{company} подписала контракт на {amount}', '{partner} выбрала поставщика: {company}'],
      sentences: [
        ['Компании {company} и {partner} подписали договор поставки на сумму {amount}.'],
        [
          'Поставки начнутся в следующем квартале и продлятся три года.',
          'В тендере участвовали пять российских и зарубежных компаний.',
        ],
        ['Сумма договора составляет около {margin} годовой выручки компании.'],
        ['Цены привязаны к индексу стоимости сырья.', ''],
      ],
    },
    {
      topic: 'EX',
      titles: [
        '{company} {+увеличила|сократила} экспорт на {growth}',
        '{company}: экспорт зерна и сырья {+растет|снижается}',
      ],
      sentences: [
        [
          'Компания {company} {+увеличила|сократила} экспорт на {growth} по сравнению с прошлым годом, сообщила пресс-служба.',
        ],
        [
          'Основными рынками остаются соседние страны и Китай.',
          'Порты {+увеличили|сократили} перевалку грузов, ставки фрахта остаются {+высокими|низкими}.',
        ],
        ['Экспортеры жалуются на долгое оформление на границе и стоимость страхования.'],
        ['К концу {year} года компания рассчитывает продавать за рубеж {margin} продукции.', ''],
      ],
    },
    {
      topic: 'RG',
      titles: [
        'Антимонопольная служба оштрафовала {company} на {fine}',
        'Новые правила для отрасли вступят в силу в {nextYear} году',
      ],
      sentences: [
        [
          'Антимонопольная служба оштрафовала компанию {company} на {fine} за ценовой сговор.',
          'Правительство утвердило новые правила для отрасли, они вступят в силу 1 января {nextYear} года.',
        ],
        [
          'Компания намерена обжаловать решение в суде.',
          'Компании будут обязаны ежеквартально сообщать о поставщиках и происхождении товаров.',
        ],
        ['По мнению юристов, решение важно для всей отрасли.'],
      ],
    },
  ],
  tr: [
    {
      topic: 'ER',
      titles: [
        '{company}: {qyear} {q}. çeyrekte gelirler {growth} {+arttı|azaldı}',
        '{company} {q}. çeyrekte {profit} kâr açıkladı',
      ],
      sentences: [
        [
          'Merkezi {city} olan {company}, {qyear} yılının {q}. çeyreğinde {revenue} gelir elde etti; bu, bir önceki yıla göre {growth} {+artış|düşüş} anlamına geliyor.',
        ],
        [
          'Net kâr {profit}, net kâr marjı ise {margin} oldu.',
          'Net kâr {profit} ile piyasa beklentisinin {+üzerinde|altında} gerçekleşti.',
        ],
        [
          'Yurt içi satışlar {+güçlü seyretti|zayıfladı}, ihracat siparişleri üst üste ikinci çeyrekte {+arttı|geriledi}.',
        ],
        [
          'Yönetim {year} yılı beklentisini {+korudu|düşürdü}.',
          'Yönetim kurulu kârın üçte birinin dağıtılmasını önerecek.',
        ],
      ],
    },
    {
      topic: 'IN',
      titles: [
        '{company} yeni fabrikaya {amount} yatırım yapacak',
        '{company} kapasitesini {amount} yatırımla artırıyor',
      ],
      sentences: [
        [
          '{company}, yeni bir fabrika için {amount} yatırım yapacağını duyurdu. Yatırım yeri: {city}.',
          '{company} yönetim kurulu, kapasiteyi {growth} artıracak {amount} tutarındaki projeyi onayladı.',
        ],
        [
          'İnşaat bu yıl başlayacak ve yaklaşık {months} ay sürecek.',
          'Proje ile yaklaşık {jobs} kişiye iş imkânı sağlanacak.',
        ],
        ['Yatırım öz kaynaklar ve banka kredisiyle finanse edilecek.', 'Ekipmanın bir bölümünü {partner} sağlayacak.'],
        ['Bölge için on yıl süreyle vergi teşviki verilecek.', ''],
      ],
    },
    {
      topic: 'CT',
      titles: [
        '{company} ile {partner} arasında {amount} tutarında sözleşme',
        '{partner} ana tedarikçisini seçti: {company}',
      ],
      sentences: [
        ['{company} ve {partner}, {amount} tutarında bir tedarik sözleşmesi imzaladı.'],
        ['Teslimatlar gelecek çeyrekte başlayacak ve üç yıl sürecek.', 'İhaleye yerli ve yabancı beş şirket katıldı.'],
        ['Sözleşme, şirketin yıllık gelirinin yaklaşık {margin} kadarına karşılık geliyor.'],
        ['Fiyatlar hammadde endeksine bağlı olacak.', ''],
      ],
    },
    {
      topic: 'FN',
      titles: ['{company} {amount} tutarında tahvil ihraç etti', 'Bankalar {company} için {amount} kredi sağladı'],
      sentences: [
        [
          '{company}, {coupon} faizle beş yıl vadeli {amount} tutarında tahvil ihraç etti.',
          'Dört banka {company} için {coupon} faizle {amount} tutarında kredi sağladı.',
        ],
        [
          'Kaynak, eski borçların ödenmesi ve tesislerin genişletilmesi için kullanılacak.',
          'Talep arzın {+iki katına ulaştı|biraz üzerinde kaldı}.',
        ],
        ['Net borç, faaliyet kârının {multiple} katı düzeyinde.'],
        ['Merkez bankası politika faizini {rate} düzeyinde tuttu.', ''],
      ],
    },
  ],
  id: [
    {
      topic: 'ER',
      titles: [
        'Pendapatan {company} {+naik|turun} {growth} pada kuartal {q}',
        '{company} bukukan laba {profit} pada kuartal {q} {qyear}',
      ],
      sentences: [
        [
          '{company} yang berkantor pusat di {city} membukukan pendapatan sebesar {revenue} pada kuartal {q} {qyear}, {+naik|turun} {growth} dibandingkan periode yang sama tahun sebelumnya.',
        ],
        [
          'Laba bersih tercatat {profit} dengan marjin bersih {margin}.',
          'Laba bersih mencapai {profit}, {+di atas|di bawah} perkiraan pasar.',
        ],
        [
          'Penjualan di dalam negeri {+tetap kuat|melemah}, sementara pesanan ekspor {+meningkat|menurun} dalam dua kuartal berturut-turut.',
        ],
        [
          'Manajemen {+mempertahankan|menurunkan} target untuk tahun {year}.',
          'Direksi akan mengusulkan pembagian dividen sebesar sepertiga laba bersih.',
        ],
      ],
    },
    {
      topic: 'IN',
      titles: [
        '{company} investasikan {amount} untuk pabrik baru',
        '{company} tambah kapasitas dengan proyek {amount}',
      ],
      sentences: [
        [
          '{company} akan menanamkan {amount} untuk membangun pabrik baru di {city}.',
          'Dewan komisaris {company} menyetujui proyek senilai {amount} yang akan menambah kapasitas sebesar {growth}.',
        ],
        [
          'Pembangunan dimulai tahun ini dan berlangsung sekitar {months} bulan.',
          'Proyek ini akan menyerap sekitar {jobs} tenaga kerja.',
        ],
        ['Pendanaan berasal dari kas internal dan pinjaman bank.', 'Sebagian peralatan akan dipasok oleh {partner}.'],
        ['Pemerintah daerah memberikan insentif pajak selama sepuluh tahun.', ''],
      ],
    },
    {
      topic: 'CT',
      titles: ['{company} raih kontrak {amount} dari {partner}', '{partner} pilih {company} sebagai pemasok utama'],
      sentences: [
        ['{company} dan {partner} menandatangani kontrak pemasokan senilai {amount}.'],
        [
          'Pengiriman dimulai kuartal depan dan berlangsung selama tiga tahun.',
          'Lima perusahaan dalam dan luar negeri mengikuti tender tersebut.',
        ],
        ['Nilai kontrak setara dengan sekitar {margin} dari pendapatan tahunan perusahaan.'],
        ['Harga dikaitkan dengan indeks bahan baku.', ''],
      ],
    },
    {
      topic: 'FN',
      titles: ['{company} terbitkan obligasi {amount}', 'Bank biayai kembali utang {company} senilai {amount}'],
      sentences: [
        [
          '{company} menerbitkan obligasi lima tahun senilai {amount} dengan kupon {coupon}.',
          'Empat bank membiayai kembali pinjaman {company} senilai {amount} dengan bunga {coupon}.',
        ],
        [
          'Dana digunakan untuk melunasi utang lama dan memperluas fasilitas di {city}.',
          'Permintaan {+mencapai dua kali lipat|sedikit di atas} penawaran.',
        ],
        ['Utang bersih setara dengan {multiple} kali laba usaha.'],
        ['Bank sentral mempertahankan suku bunga acuan pada {rate}.', ''],
      ],
    },
  ],
}

/** What news closes with. */
export const localBackground: Record<string, string[]> = {
  es: [
    'Fundada en {founded} y con sede en {city}, {company} emplea a unas {employees} personas.',
    'En el último ejercicio {company} registró ingresos de {annual}.',
  ],
  pt: [
    'Fundada em {founded}, a {company} tem sede em {city} e emprega cerca de {employees} pessoas.',
    'No último exercício, a {company} registrou receita de {annual}.',
  ],
  de: [
    '{company} wurde {founded} gegründet, hat den Sitz in {city} und beschäftigt rund {employees} Menschen.',
    'Im vergangenen Geschäftsjahr setzte {company} {annual} um.',
  ],
  pl: [
    'Spółka {company} ({city}) powstała w {founded} r. i zatrudnia około {employees} osób.',
    'W ostatnim roku obrotowym przychody spółki wyniosły {annual}.',
  ],
  ru: [
    'Компания {company} ({city}) основана в {founded} году, в ней работают около {employees} человек.',
    'В прошлом финансовом году выручка компании составила {annual}.',
  ],
  tr: [
    '{founded} yılında kurulan {company} yaklaşık {employees} kişi çalıştırıyor. Şirketin merkezi: {city}.',
    '{company} geçen mali yılda {annual} gelir elde etti.',
  ],
  id: [
    '{company} didirikan pada {founded}, berkantor pusat di {city}, dan mempekerjakan sekitar {employees} orang.',
    'Pada tahun buku terakhir {company} membukukan pendapatan {annual}.',
  ],
}
