/* What the site says in Spanish: each English text, and what is said instead. {0}, {1} are the places of values. */
'use strict';

window.SiteSpanish = {
  /* The pages */
  'Tournaments': 'Torneos',
  'Tournaments · Dominoes Deluxe': 'Torneos · Dominoes Deluxe',
  'Playing · Dominoes Deluxe': 'En juego · Dominoes Deluxe',
  'Ranks · Dominoes Deluxe': 'Clasificación · Dominoes Deluxe',
  'Everyone meets the same deals. The best game wins, and every score is proved by its record.':
    'Todos reciben las mismas fichas. Gana la mejor partida, y cada puntuación se comprueba con su registro.',
  'Practise at the table': 'Practicar en la mesa',
  'On now': 'En juego',
  'Final ranks': 'Clasificación final',
  'Ranks': 'Clasificación',
  'A demonstration: names are free, and nothing is won but honour. Each game is kept as a record that anyone can watch and check.':
    'Una demostración: los nombres son libres y solo se gana el honor. Cada partida queda en un registro que cualquiera puede ver y comprobar.',
  'Your browser knows the tiles of a match once it is open, and a program could read them: so play for honour, not for money.':
    'Tu navegador conoce las fichas de una partida en cuanto se abre, y un programa podría leerlas: juega por honor, no por dinero.',
  'The match': 'La partida',
  'All tournaments': 'Todos los torneos',
  'Equal totals share a rank, and the prize that goes with it. Anyone who has played can watch every game; once the ranks are final, everyone can.':
    'Quienes empatan comparten el puesto y su premio. Quien ya ha jugado puede ver todas las partidas; con la clasificación final, todo el mundo.',

  /* Tournaments */
  'The Emerald Hour': 'La hora esmeralda',
  'Five minutes against an opponent who never misses a score. One deal an hour, the same for everyone.':
    'Cinco minutos contra un rival que no deja escapar ni un punto. Un reparto por hora, igual para todos.',
  'Gold Crown': 'Corona de oro',
  'Silver Crown': 'Corona de plata',
  'Bronze Crown': 'Corona de bronce',
  'First Tiles': 'Primeras fichas',
  'A gentle house and three minutes. The place to learn how the ends add up.':
    'Un rival amable y tres minutos. El lugar para aprender a sumar los extremos.',
  'Gold Pip': 'Punto de oro',
  'Silver Pip': 'Punto de plata',
  'Bronze Pip': 'Punto de bronce',
  'Arcade Night': 'Noche de salón',
  'All Fives with one spinner and no clock: only the board decides. You draw when no tile fits.':
    'All Fives con un solo doble abierto por los cuatro lados y sin reloj: solo decide la mesa. Se roba cuando ninguna ficha encaja.',
  'High Score': 'Mejor puntuación',
  'Second Score': 'Segunda puntuación',
  'Third Score': 'Tercera puntuación',
  'Muggins of the Day': 'Muggins del día',
  'The old table to 150. The highest double leads, and a whole day to beat the best.':
    'La mesa de siempre, a 150. Sale el doble más alto, y hay todo un día para superar a los mejores.',
  'Day\'s Best': 'Lo mejor del día',
  'Runner-up': 'Segundo puesto',
  'Third': 'Tercer puesto',
  'Rules': 'Reglas',
  'Prizes': 'Premios',
  'Winners': 'Ganadores',
  'to {0}': 'a {0}',
  '{0} clock': 'reloj de {0}',
  'no clock': 'sin reloj',
  'easy opponent': 'rival fácil',
  'hard opponent': 'rival difícil',
  'draw only when stuck': 'se roba solo sin jugada',
  'draw freely': 'se roba libremente',
  '1 player': '1 jugador',
  '{0} players': '{0} jugadores',
  '{0} at play': '{0} en juego',
  '{0} · {1} leads with {2}': '{0} · {1} va en cabeza con {2}',
  '{0} · {1} and {2} lead with {3}': '{0} · {1} y {2} van en cabeza con {3}',
  'Nobody has entered yet: be the first.': 'Aún no ha entrado nadie: sé el primero.',
  'Nobody finished.': 'Nadie terminó.',
  'The first tournament to end will stand here, with its winners and their games.':
    'Aquí aparecerá el primer torneo que termine, con sus ganadores y sus partidas.',
  'Opens in {0}': 'Abre en {0}',
  'Closes in {0}': 'Cierra en {0}',
  'Last games: final in {0}': 'Últimas partidas: final en {0}',
  'Final since {0}': 'Final desde el {0}',
  'Play': 'Jugar',
  'Play on': 'Seguir jugando',
  'Play: {0}': 'Jugar: {0}',
  'Play on: {0}': 'Seguir jugando: {0}',
  'Ranks: {0}': 'Clasificación: {0}',

  /* Ranks */
  'Rank': 'Puesto',
  'Player': 'Jugador',
  'Points': 'Puntos',
  'Spread': 'Diferencia',
  'Time': 'Tiempo',
  'Total': 'Total',
  '(you)': '(tú)',
  '{0} (you)': '{0} (tú)',
  'Watch': 'Ver',
  'Watch the game of {0}': 'Ver la partida de {0}',
  'Nobody has a rank in this tournament.': 'Nadie se ha clasificado en este torneo.',
  'No rank is taken yet. The first game to be finished leads.': 'Aún no hay puestos. La primera partida terminada irá en cabeza.',
  'The first {0} of {1} are shown.': 'Se muestran los primeros {0} de {1}.',
  '1 player still at play.': '1 jugador aún en juego.',
  '{0} players still at play.': '{0} jugadores aún en juego.',
  'Games can be watched once you have played yours: the deals are the same.':
    'Podrás ver las partidas cuando hayas jugado la tuya: las fichas son las mismas.',
  'Refused': 'Rechazadas',
  'Line {0}: {1}': 'Línea {0}: {1}',
  'It is not on the terms that this match was dealt.': 'No cumple las condiciones con que se repartió la partida.',
  'It does not prove its score.': 'No demuestra su puntuación.',
  'It came sooner than its match can be played.': 'Llegó antes de lo que se tarda en jugar la partida.',
  'It came after the ranks were final.': 'Llegó cuando la clasificación ya era final.',
  'You are {0} with {1}.': 'Tu puesto es el {0}, con {1}.',
  'Your record was refused.': 'Tu registro fue rechazado.',
  '{0}st': '{0}',
  '{0}nd': '{0}',
  '{0}rd': '{0}',
  '{0}th': '{0}',

  /* The match */
  'Opening the table …': 'Abriendo la mesa …',
  'Spread bonus': 'Bono por diferencia',
  'Time bonus': 'Bono por tiempo',
  'Verified: {0} of {1}': 'Comprobado: puesto {0} de {1}',
  'The record was refused': 'El registro fue rechazado',
  'The record does not prove a score. Line {0}:': 'El registro no demuestra una puntuación. Línea {0}:',
  'See the ranks': 'Ver la clasificación',

  /* Names */
  'Playing as': 'Juegas como',
  'Choose a name': 'Elige un nombre',
  'Choose the name that you play under.': 'Elige el nombre con el que juegas.',
  'Choose the name that you play under, and the table opens.': 'Elige el nombre con el que juegas y se abrirá la mesa.',
  'Your name': 'Tu nombre',
  'Play under the name': 'Jugar con el nombre',
  'Sit down': 'Sentarse',
  'Not now': 'Ahora no',
  'Or as before:': 'O como antes:',

  /* When something cannot be had */
  'A name has 2 to 20 letters and digits, with single spaces and \' - . _ between them and few accents on each.':
    'Un nombre tiene de 2 a 20 letras y cifras, con espacios sueltos y \' - . _ entre ellas y pocos acentos en cada una.',
  'Somebody here has this name already, or one that looks like it. Choose another.':
    'Alguien tiene ya este nombre, o uno que se le parece. Elige otro.',
  'The site cannot be reached just now.': 'Ahora no se puede acceder al sitio.',
  'The site cannot answer just now. Please try again soon.': 'El sitio no puede responder ahora. Inténtalo de nuevo pronto.',
  'Too much at once: wait a little and try again.': 'Demasiado de una vez: espera un poco e inténtalo de nuevo.',
  'Choose a name first.': 'Elige primero un nombre.',
  'There is no such tournament.': 'Ese torneo no existe.',
  'This tournament cannot be entered now: it is closed, or not open yet.':
    'Ahora no se puede entrar en este torneo: está cerrado o aún no ha abierto.',
  'There is no such match, or it is not shown.': 'Esa partida no existe o no se muestra.',
  'You can watch these games once you have played yours, or when the ranks are final.':
    'Podrás ver estas partidas cuando hayas jugado la tuya o la clasificación sea final.',
  'This match is another player\'s.': 'Esta partida es de otro jugador.',
  'Another record of this match came before, and the first stands.': 'Antes llegó otro registro de esta partida, y vale el primero.',
  'The site cannot read this record.': 'El sitio no puede leer este registro.',
  'The site cannot take the record just now. It is kept, and handed in again later.':
    'El sitio no puede recibir ahora el registro. Se guarda y se entregará más tarde.',
  'Something went wrong. Please try again.': 'Algo ha fallado. Inténtalo de nuevo.',
};
