import { type Words } from './words';

export const spanish: Words = {
  title: 'Cómo se calculan las posibilidades',
  lead: 'En Flyleaf, cada posibilidad de admisión sale de un solo método. Es igual para todos los estudiantes y siempre da un rango. Aquí explicamos cómo funciona.',
  short: {
    title: 'En pocas palabras',
    text: [
      'Partimos de la proporción de solicitantes que admite una universidad. Luego vemos dónde queda el estudiante entre quienes suelen solicitar allí. Cuanto más se parece a quienes fueron admitidos, mayor es su posibilidad.',
      'Es una fórmula fija, no un chatbot. Las mismas respuestas dan siempre el mismo resultado. Nadie puede pagar por uno mejor. Es una estimación, no una decisión.',
    ],
  },
  college: {
    title: 'Qué tomamos en cuenta de la universidad',
    points: [
      'La proporción de solicitantes que admitió. En universidades comunes que rechazan a una cuarta parte o más, suponemos que la mayoría de los rechazos fueron de solicitudes que nunca se terminaron, porque así lo sugieren las calificaciones de sus estudiantes de primer año. Allí la posibilidad es la de una solicitud terminada, y el rango es más amplio.',
      'En las universidades públicas, cuántos residentes del estado y cuántos de fuera admitió, cuando lo sabemos. Cuando no, suponemos una pequeña ventaja para los residentes y lo decimos.',
      'Las calificaciones de sus estudiantes de primer año, cuando las publica. Si no, las de universidades parecidas.',
      'Los puntajes de examen de la mitad central de sus estudiantes, cuando los da a conocer.',
      'Si los exámenes son obligatorios, opcionales o no se consideran.',
      'Si es pública o privada, y en qué estado está.',
    ],
    after:
      'Si una universidad no da puntajes, calculamos un rango probable a partir de su tasa de admisión, su tasa de graduación y otras cifras parecidas, y ampliamos el rango que usted ve.',
  },
  you: {
    title: 'Qué tomamos en cuenta del estudiante',
    points: [
      'Su promedio (GPA) y su lugar en la clase, si lo da. Convertimos todas las escalas a una sola.',
      'Su SAT o su ACT. Si tiene los dos, cuenta el mejor.',
      'Qué tan exigentes son sus clases: cursos AP, IB, de honores y universitarios.',
      'Actividades, premios e investigación. Cuentan más en las universidades que rechazan a la mayoría.',
      'El estado donde vive, solo en las universidades públicas.',
      'Si quiere estudiar computación, ingeniería o enfermería, en universidades públicas grandes y en privadas que admiten a pocos. Muchas seleccionan por separado para estas carreras, así que el rango también se amplía.',
      'La ronda de su solicitud, solo en esa universidad: Early Decision (con compromiso de asistir) en universidades privadas que rechazan a muchos y, un poco, Early Action (temprana, sin compromiso).',
    ],
    after:
      'Lo que se deja en blanco nunca cuenta como cero. Una respuesta que falta hace el rango más amplio, no más bajo. Donde un puntaje es opcional, calculamos con él y sin él, y decimos qué conviene más.',
  },
  never: {
    title: 'Qué nunca se toma en cuenta',
    first: 'La raza, el género y los ingresos de la familia nunca cambian una posibilidad.',
    rest: ' Tampoco el nombre, la dirección más allá del estado, ni dónde estudiaron los padres. Si se comparten los ingresos, se usan para los precios y para ver qué tan bien cabe una universidad en su presupuesto. No pueden subir ni bajar una posibilidad.',
  },
  range: {
    title: 'Por qué es un rango',
    why: 'Dos estudiantes con las mismas calificaciones pueden recibir respuestas distintas de la misma universidad. Por eso mostramos un extremo bajo, uno alto y una marca en nuestra mejor estimación. Fijamos el rango para que, unas 8 de cada 10 veces, la posibilidad verdadera quede dentro. Los rangos reales suelen ser amplios. No es un defecto: es todo lo que se puede saber desde fuera.',
    categories: [
      { term: 'Reach (difícil)', words: 'Nuestra mejor estimación es menor del 25%.' },
      { term: 'Target (posible)', words: 'Es del 25% o más, pero la universidad no es segura.' },
      {
        term: 'Safety (segura)',
        words:
          'Es del 80% o más, y hasta el extremo bajo es del 60% o más. La universidad admite al menos al 45% de quienes solicitan, no limita la carrera y cuesta como mucho $3,000 más de lo que su familia puede pagar.',
      },
    ],
    text: [
      '«98%+» todavía quiere decir que se rechaza a algunos. Una lista sin una universidad segura que se pueda pagar no está terminada.',
      'Algunas universidades aceptan a todos los que solicitan y cumplen los requisitos básicos. Las marcamos como «open admission» (admisión abierta). Algunos estados prometen un lugar a sus residentes según una regla publicada, y unas pocas universidades se lo prometen a todos; en ese caso nombramos la regla. Si una universidad no da su tasa de admisión, no damos ninguna posibilidad. Tampoco para las academias militares: allí deciden la nominación, la condición física y un examen médico.',
    ],
  },
  unseen: {
    title: 'Qué no puede ver',
    points: [
      'Ensayos, cartas de recomendación, entrevistas y portafolios.',
      'Si una universidad recluta al estudiante, por ejemplo para un deporte.',
      'Cómo es su escuela y qué ofrece.',
      'Los límites de un programa en particular, quiénes solicitan este año o qué cambió desde el año de los datos.',
      'Cuánto interés ha mostrado en una universidad.',
    ],
    text: [
      'Una posibilidad es la proporción de estudiantes que, sobre el papel, se parecen a este y son admitidos. No es un juicio sobre la persona. El rango vale para escuelas comunes: una muy estricta o muy generosa al calificar mueve a todos sus estudiantes.',
      'Por eso una posibilidad no puede decir si vale la pena solicitar. Sí puede ayudar a armar una lista que no sea toda de universidades difíciles.',
    ],
  },
  wont: {
    title: 'Qué no vamos a hacer',
    points: [
      'No mostraremos 0% ni 100%. Nadie puede saberlo.',
      'No daremos un número sin su rango.',
      'No subiremos una posibilidad por dinero, ni la bajaremos por lo que gana una familia.',
      'No adivinaremos la regla ni la tasa de una universidad para presentarla como un hecho. A lo que suponemos lo llamamos suposición.',
      'No prometeremos un precio. Los precios son promedios de las familias del año pasado; use la calculadora de la propia universidad.',
    ],
  },
  calibration: { title: 'Qué tan cerca queda' },
  match: {
    title: 'El «match» es otra cosa',
    text: 'El porcentaje de «match» (afinidad) muestra qué tan bien va una universidad con el estudiante: su nivel académico y su carrera, sus actividades, y el lugar, el precio y el tamaño de la universidad. No dice nada sobre ser admitido. Lo que se deja en blanco no se cuenta.',
  },
  sources: {
    title: 'De dónde vienen los números del método',
    text: 'Comparamos los puntajes del ACT y del SAT con la tabla que publicaron en 2018 quienes hacen los dos exámenes. Cuánto pesan las calificaciones y los puntajes se fijó con tablas publicadas de tasas de admisión y con registros sin nombres, y luego se probó con registros que habíamos apartado. Cuánto margen da un rango a las escuelas que califican distinto viene de las tasas de admisión por escuela en la Universidad de California, otoño de 2020. Cuánto margen da a los cambios viene de dos años de tasas de admisión en 1,407 universidades. Las carreras y unos pocos pasos pequeños son criterio nuestro, basado en investigaciones públicas. Las cifras de las universidades están en ',
    link: 'Fuentes de los datos',
  },
  goals: {
    title: 'Nuestras metas y cómo las vamos a medir',
    lead: 'Así vamos a contar cada una. Hasta entonces, léalas como lo que queremos lograr.',
  },
};
