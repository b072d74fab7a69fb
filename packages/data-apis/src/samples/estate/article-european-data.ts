import type { ArticleTexts } from './article-texts.ts'

/** What articles say in German. */
export const germanTexts: ArticleTexts = {
  sale: {
    titles: [
      '{buyer} kauft {property} in {city}',
      '{property} in {city} verkauft',
      '{seller} trennt sich von {property}',
    ],
    summaries: [
      'Das Objekt in {district} wechselte für {value} den Eigentümer.',
      'Das Objekt in {district} hat einen neuen Eigentümer.',
    ],
    body: [
      [
        '{buyer} hat {property} in {city} von {seller} erworben. Der Kaufpreis beträgt {value}.',
        '~{property} in {city} gehört nun {buyer}. Über den Kaufpreis wurde Stillschweigen vereinbart.',
      ],
      [
        'Das Objekt an der Adresse {street} umfasst {area} und stammt aus dem Jahr {built}. Der Vermietungsstand liegt bei {occupancy}.',
        '~Das Objekt umfasst {area}.',
      ],
      ['Das entspricht {price} und einer Anfangsrendite von {yield}.', '~Das entspricht {price}.'],
      [
        '„Wir kaufen dort, wo wir die Mieter kennen“, sagt {person}, {position} bei {buyer}.',
        '„Gute Häuser sind in {city} selten zu haben“, sagt {person}, {position} bei {buyer}.',
      ],
      ['## Der Markt'],
      [
        'Die Spitzenmiete in {city} lag im {quarter} bei {primeRent} ({rentMove} zum Vorjahr), der Leerstand bei {vacancy}.',
      ],
      ['{advisor} hat den Verkauf vermittelt.'],
    ],
  },
  lease: {
    titles: ['{buyer} mietet in {property}', '{city}: {buyer} zieht nach {district}'],
    summaries: ['{buyer} hat Flächen in {property} angemietet.'],
    body: [
      ['{buyer} hat Flächen in {property} in {city} angemietet. Vermieter ist {seller}.'],
      [
        'Die Miete liegt bei {price} im Jahr; der Durchschnitt in {city} beträgt {averageRent}.',
        '~Der Durchschnitt in {city} liegt bei {averageRent} im Jahr.',
      ],
      [
        '„Wir haben elf Häuser angesehen und uns für das entschieden, das mit uns wachsen kann“, sagt {person}, {position} bei {buyer}.',
      ],
      ['Der Flächenumsatz in {city} betrug im {quarter} {takeUp}, der Leerstand {vacancy}.'],
      ['{advisor} war beratend tätig.'],
    ],
  },
  financing: {
    titles: ['{lender} finanziert {property}', '{buyer} erhält Kredit für {property}'],
    summaries: [
      'Die Finanzierung für das Objekt in {district} beläuft sich auf {value}.',
      '{lender} stellt die Finanzierung für {property} bereit.',
    ],
    body: [
      [
        '{lender} stellt {buyer} einen Kredit über {value} für {property} in {city} bereit.',
        '~{lender} finanziert {property} in {city}. Zur Höhe machten die Parteien keine Angaben.',
      ],
      [
        'Die Laufzeit beträgt fünf Jahre mit einer Option auf zwei weitere.',
        'Mit dem Geld werden ein älterer Kredit abgelöst und die Haustechnik erneuert.',
      ],
      ['„Gute Objekte werden weiterhin finanziert“, sagt {person}, {position} bei {lender}.'],
      ['Die Spitzenrendite in {city} lag im {quarter} bei {primeYield}.'],
    ],
  },
  project_started: {
    titles: ['Baubeginn für {property} in {city}', '{developer} beginnt mit dem Bau in {district}'],
    summaries: ['{developer} baut {area} in {district}; fertig werden soll das Projekt im {completion}.'],
    body: [
      ['In {city} haben die Bauarbeiten für {property} begonnen. Bauherr ist {developer}.'],
      ['{contractor} errichtet {area} und soll im {completion} übergeben.'],
      ['Die Investition beläuft sich auf {investment}.'],
      ['„Die Kosten haben sich beruhigt, und das brauchen wir am meisten“, sagt {person}, {position} bei {developer}.'],
      ['Die Spitzenmiete in {city} lag im {quarter} bei {primeRent} ({rentMove} zum Vorjahr).'],
    ],
  },
  project_completed: {
    titles: ['{property} in {city} fertiggestellt', '{developer} übergibt {property}'],
    summaries: ['Das Projekt in {district} bringt {area} auf den Markt.'],
    body: [
      ['{developer} hat {property} mit {area} in {district}, {city}, fertiggestellt.'],
      ['Gebaut hat {contractor}. Die Investition betrug {investment}.', '~Die Investition betrug {investment}.'],
      ['„Die ersten Mieter ziehen diese Woche ein“, sagt {person}, {position} bei {developer}.'],
      ['Der Leerstand in {city} lag im {quarter} bei {vacancy}.'],
    ],
  },
  data: {
    titles: ['{city}: {sector} im {quarter}', '{city}: Spitzenmiete bei {primeRent}'],
    summaries: ['Spitzenmiete {primeRent} ({rentMove} zum Vorjahr), Leerstand {vacancy}, Spitzenrendite {primeYield}.'],
    body: [
      [
        'Die Spitzenmiete für {sector} in {city} lag im {quarter} bei {primeRent} ({rentMove} zum Vorjahr), die Durchschnittsmiete bei {averageRent}.',
      ],
      ['Der Leerstand betrug {vacancy} ({vacancyMove} zum Vorjahr).'],
      ['## Angebot und Nachfrage'],
      ['Fertiggestellt wurden {newSupply}; der Bestand erreicht damit {stock}.'],
      ['Der Flächenumsatz betrug {takeUp}.'],
      ['## Preise'],
      ['Die Spitzenrendite lag bei {primeYield}, der Durchschnittspreis bei {marketPrice}.'],
    ],
  },
}

/** What articles say in French. */
export const frenchTexts: ArticleTexts = {
  sale: {
    titles: ['{buyer} acquiert {property} à {city}', '{seller} cède {property}', '{city} : {property} change de mains'],
    summaries: [
      'L’actif situé à {district} a été vendu {value}.',
      'L’actif situé à {district} change de propriétaire.',
    ],
    body: [
      [
        '{buyer} a acquis {property}, à {city}, auprès de {seller}. Le prix s’élève à {value}.',
        '~{property}, à {city}, appartient désormais à {buyer}. Le prix n’a pas été communiqué.',
      ],
      [
        'Situé {street}, l’ensemble développe {area} et date de {built}. Il est loué à {occupancy}.',
        '~L’ensemble développe {area}.',
      ],
      ['L’opération ressort à {price}, soit un rendement initial de {yield}.', '~L’opération ressort à {price}.'],
      [
        '« Nous achetons là où nous connaissons les locataires », explique {person}, {position} de {buyer}.',
        '« Les bons immeubles restent rares à {city} », explique {person}, {position} de {buyer}.',
      ],
      ['## Le marché'],
      [
        'À {city}, le loyer prime atteignait {primeRent} au {quarter} ({rentMove} sur un an) et le taux de vacance {vacancy}.',
      ],
      ['{advisor} a conseillé les parties.'],
    ],
  },
  lease: {
    titles: ['{buyer} s’installe dans {property}', '{city} : {buyer} prend à bail à {district}'],
    summaries: ['{buyer} a signé un bail dans {property}.'],
    body: [
      ['{buyer} a pris à bail des surfaces dans {property}, à {city}. Le bailleur est {seller}.'],
      [
        'Le loyer ressort à {price} par an, pour une moyenne de {averageRent} à {city}.',
        '~Le loyer moyen à {city} s’établit à {averageRent} par an.',
      ],
      [
        '« Nous avons visité onze immeubles et retenu celui qui peut grandir avec nous », explique {person}, {position} de {buyer}.',
      ],
      ['La demande placée à {city} a atteint {takeUp} au {quarter}, avec un taux de vacance de {vacancy}.'],
    ],
  },
  financing: {
    titles: ['{lender} finance {property}', '{buyer} obtient un prêt pour {property}'],
    summaries: ['Le financement de l’actif de {district} s’élève à {value}.', '{lender} accompagne {property}.'],
    body: [
      [
        '{lender} a accordé à {buyer} un prêt de {value} pour {property}, à {city}.',
        '~{lender} finance {property}, à {city}. Le montant n’a pas été communiqué.',
      ],
      [
        'Le prêt court sur cinq ans, avec une option de deux ans.',
        'Les fonds remplacent un prêt ancien et financent la rénovation technique.',
      ],
      ['« Les bons actifs trouvent toujours leur financement », explique {person}, {position} de {lender}.'],
      ['Le taux de rendement prime à {city} s’établissait à {primeYield} au {quarter}.'],
    ],
  },
  project_started: {
    titles: ['{city} : le chantier de {property} démarre', '{developer} lance les travaux à {district}'],
    summaries: ['{developer} construit {area} à {district}, pour une livraison en {completion}.'],
    body: [
      ['Les travaux de {property} ont commencé à {city}. Le maître d’ouvrage est {developer}.'],
      ['{contractor} réalise {area}, à livrer en {completion}.'],
      ['~L’investissement s’élève à {investment}.'],
      ['« Les coûts se sont stabilisés, et c’est l’essentiel », explique {person}, {position} de {developer}.'],
      ['Le loyer prime à {city} atteignait {primeRent} au {quarter} ({rentMove} sur un an).'],
    ],
  },
  project_completed: {
    titles: ['{property} livré à {city}', '{developer} livre {property}'],
    summaries: ['L’opération de {district} ajoute {area} au marché.'],
    body: [
      ['{developer} a livré {property}, soit {area} à {district}, {city}.'],
      [
        'Les travaux ont été confiés à {contractor}, pour un investissement de {investment}.',
        '~L’investissement s’élève à {investment}.',
      ],
      ['« Les premiers locataires emménagent cette semaine », explique {person}, {position} de {developer}.'],
      ['Le taux de vacance à {city} était de {vacancy} au {quarter}.'],
    ],
  },
  data: {
    titles: ['{city} : {sector}, {quarter}', '{city} : loyer prime à {primeRent}'],
    summaries: ['Loyer prime {primeRent} ({rentMove} sur un an), vacance {vacancy}, rendement prime {primeYield}.'],
    body: [
      [
        'Le loyer prime ({sector}) à {city} atteignait {primeRent} au {quarter} ({rentMove} sur un an), pour un loyer moyen de {averageRent}.',
      ],
      ['Le taux de vacance était de {vacancy} ({vacancyMove} sur un an).'],
      ['## Offre et demande'],
      ['Les livraisons ont porté sur {newSupply} ; le parc atteint {stock}.'],
      ['La demande placée s’élève à {takeUp}.'],
      ['## Prix'],
      ['Le rendement prime s’établissait à {primeYield}, le prix moyen à {marketPrice}.'],
    ],
  },
}

/** What articles say in Spanish. */
export const spanishTexts: ArticleTexts = {
  sale: {
    titles: ['{buyer} compra {property} en {city}', '{seller} vende {property}', '{city}: {property} cambia de manos'],
    summaries: [
      'El activo, situado en {district}, se ha vendido por {value}.',
      'El activo, situado en {district}, tiene nuevo propietario.',
    ],
    body: [
      [
        '{buyer} ha adquirido {property}, en {city}, a {seller}. El precio asciende a {value}.',
        '~{property}, en {city}, pertenece ahora a {buyer}. El precio no se ha hecho público.',
      ],
      [
        'El inmueble, en {street}, suma {area} y data de {built}. Su ocupación es de {occupancy}.',
        '~El inmueble suma {area}.',
      ],
      [
        'La operación equivale a {price}, con una rentabilidad inicial de {yield}.',
        '~La operación equivale a {price}.',
      ],
      [
        '«Compramos donde conocemos a los inquilinos», afirma {person}, {position} de {buyer}.',
        '«Los buenos edificios escasean en {city}», afirma {person}, {position} de {buyer}.',
      ],
      ['## El mercado'],
      [
        'En {city}, la renta prime alcanzó {primeRent} en el {quarter} ({rentMove} interanual) y la tasa de disponibilidad fue de {vacancy}.',
      ],
      ['{advisor} ha asesorado la operación.'],
    ],
  },
  lease: {
    titles: ['{buyer} alquila espacio en {property}', '{city}: {buyer} se traslada a {district}'],
    summaries: ['{buyer} ha firmado un contrato en {property}.'],
    body: [
      ['{buyer} ha alquilado espacio en {property}, en {city}. El arrendador es {seller}.'],
      [
        'La renta equivale a {price} al año, frente a una media de {averageRent} en {city}.',
        '~La renta media en {city} es de {averageRent} al año.',
      ],
      ['«Vimos once edificios y elegimos el que puede crecer con nosotros», afirma {person}, {position} de {buyer}.'],
      ['La contratación en {city} sumó {takeUp} en el {quarter}, con una disponibilidad de {vacancy}.'],
    ],
  },
  financing: {
    titles: ['{lender} financia {property}', '{buyer} obtiene un préstamo para {property}'],
    summaries: ['La financiación del activo de {district} asciende a {value}.', '{lender} financia {property}.'],
    body: [
      [
        '{lender} ha concedido a {buyer} un préstamo de {value} para {property}, en {city}.',
        '~{lender} financia {property}, en {city}. El importe no se ha hecho público.',
      ],
      [
        'El préstamo vence a cinco años, con opción a dos más.',
        'Los fondos sustituyen un préstamo anterior y renuevan las instalaciones.',
      ],
      ['«Los buenos activos siguen encontrando financiación», afirma {person}, {position} de {lender}.'],
      ['La rentabilidad prime en {city} se situó en {primeYield} en el {quarter}.'],
    ],
  },
  project_started: {
    titles: ['Arrancan las obras de {property} en {city}', '{developer} comienza a construir en {district}'],
    summaries: ['{developer} construye {area} en {district}, con entrega en {completion}.'],
    body: [
      ['Han comenzado en {city} las obras de {property}. La promotora es {developer}.'],
      ['{contractor} ejecuta {area}, con entrega en {completion}.'],
      ['~La inversión asciende a {investment}.'],
      [
        '«Los costes se han estabilizado, y eso es lo que más falta hacía», afirma {person}, {position} de {developer}.',
      ],
      ['La renta prime en {city} alcanzó {primeRent} en el {quarter} ({rentMove} interanual).'],
    ],
  },
  project_completed: {
    titles: ['Terminado {property} en {city}', '{developer} entrega {property}'],
    summaries: ['El proyecto de {district} suma {area} al mercado.'],
    body: [
      ['{developer} ha terminado {property}, con {area} en {district}, {city}.'],
      [
        'La constructora ha sido {contractor}, con una inversión de {investment}.',
        '~La inversión asciende a {investment}.',
      ],
      ['«Los primeros inquilinos entran esta semana», afirma {person}, {position} de {developer}.'],
      ['La disponibilidad en {city} fue de {vacancy} en el {quarter}.'],
    ],
  },
  data: {
    titles: ['{city}: {sector}, {quarter}', '{city}: renta prime de {primeRent}'],
    summaries: [
      'Renta prime {primeRent} ({rentMove} interanual), disponibilidad {vacancy}, rentabilidad prime {primeYield}.',
    ],
    body: [
      [
        'La renta prime ({sector}) en {city} alcanzó {primeRent} en el {quarter} ({rentMove} interanual), con una media de {averageRent}.',
      ],
      ['La tasa de disponibilidad fue de {vacancy} ({vacancyMove} interanual).'],
      ['## Oferta y demanda'],
      ['Se entregaron {newSupply}, y el parque alcanza {stock}.'],
      ['La contratación sumó {takeUp}.'],
      ['## Precios'],
      ['La rentabilidad prime se situó en {primeYield} y el precio medio en {marketPrice}.'],
    ],
  },
}
