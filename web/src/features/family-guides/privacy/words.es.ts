import { type Words } from './words';

export const spanish: Words = {
  title: 'Privacidad',
  lead: 'Qué guarda Flyleaf sobre usted, por qué y por cuánto tiempo. Aquí está todo, tabla por tabla.',
  short: {
    title: 'En pocas palabras',
    points: [
      'Guardamos lo que usted escribe y lo que calculamos a partir de eso. Nada más sobre usted.',
      'Sin anuncios, sin programas de rastreo de otros, y no vendemos datos.',
      'Los demás estudiantes no ven nada suyo. Las familias y los consejeros ven solo lo que el estudiante comparte con ellos, parte por parte, hasta que deja de compartirlo.',
      'Quienes administran este Flyleaf pueden llegar a la base de datos, como en cualquier servicio.',
      'Para tener una cuenta hay que tener 13 años o más.',
    ],
  },
  stored: {
    title: 'Qué se guarda',
    what: 'Qué',
    why: 'Por qué',
    howLong: 'Cuánto tiempo',
    nightly: 'Cada noche, una tarea borra lo que tiene más tiempo del que dice esta lista.',
  },
  parts: [
    {
      title: 'Cuando un modelo de lenguaje lee los ensayos o responde como Wren',
      text: [
        'Quienes administran este Flyleaf pueden conectar un modelo de lenguaje externo. Ese modelo lee entonces los ensayos que se envían a revisión, después del lector propio de Flyleaf. Recibe el ensayo, la pregunta y el límite de palabras, con el nombre, la escuela, la ciudad y los datos de contacto tapados. El estudiante ve cada lectura en la actividad de su cuenta y puede desactivarla en la configuración. Sin un modelo conectado, los ensayos nunca salen de este servidor.',
        'El mismo modelo puede redactar lo que responde Wren. Recibe entonces el mensaje, la conversación hasta ese momento y lo que hace falta para responder: notas, preferencias, posibilidades y precios. Nunca se envían la raza, el género, los ingresos de la familia, los estudios de los padres ni la fecha de nacimiento, y lo que el estudiante escriba sobre eso en un mensaje se deja fuera.',
      ],
    },
    {
      title: 'En su navegador',
      text: [
        'Su navegador guarda su sesión, su nombre de pila, su tipo de cuenta, si eligió el modo claro u oscuro y un idioma, y las respuestas que aún no ha guardado. Una pequeña cookie indica que alguien tiene la sesión abierta aquí, y si esa persona es estudiante, para abrir enseguida la página correcta. No contiene nombres ni claves. Si elige español, otra cookie lo indica. Al cerrar la sesión se borra todo esto.',
        'Otras dos cookies ayudan a iniciar sesión, y ningún programa de la página puede leerlas. Mientras usted entra por medio de otro servicio, «flyleaf-signin» sigue ese inicio de sesión durante 10 minutos. Después de entrar, «flyleaf-known» dura 180 días, incluso si cierra la sesión: le permite entrar desde este navegador aunque otra persona esté tratando de adivinar su contraseña. Por sí sola no abre ninguna cuenta y no contiene nombres. Donde la dirección del sitio empieza con https, los dos nombres empiezan con «__Host-».',
      ],
    },
    {
      title: 'En el registro del servidor',
      text: [
        'Cada solicitud deja una línea: cuándo llegó, para qué parte del sitio era, cuánto tardó y una forma cifrada del número de su cuenta. Nunca lo que usted escribió.',
      ],
    },
  ],
  today: {
    title: 'Qué puede hacer hoy',
    points: [
      'Ver y cambiar todas las respuestas de su perfil.',
      'Dejar en blanco las preguntas delicadas o elegir «Prefer not to answer» (prefiero no responder).',
      'Quitar universidades y notas de su lista.',
      'Elegir quién ve qué y ponerle fin en cualquier momento, en «Settings» > «Sharing».',
      'Recibir una copia de todo, con sus archivos, en «Settings» > «Take your data».',
      'Eliminar su cuenta, en «Settings» > «Leave Flyleaf». Después de siete días, en los que puede cambiar de opinión, ya no queda nada.',
    ],
    free: 'Todo esto es gratis en todos los planes.',
  },
};
