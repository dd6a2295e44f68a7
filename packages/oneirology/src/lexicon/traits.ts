/** Words about the dream as a whole. Key: the trait, strong or weak. */
export const traitTable = `
lucid strong | je savais que je rêvais, je sais que je rêve, je savais que c'était un rêve, je sais que c'est un rêve | knew i was dreaming, knew that i was dreaming, know i'm dreaming, knew it was a dream, know it is a dream, knew this was a dream, know this is a dream, know it's a dream
lucid strong | conscient de rêver, consciente de rêver, conscient que je rêve, consciente que je rêve, conscient que je rêvais, consciente que je rêvais | aware i was dreaming, aware that i was dreaming, aware that i'm dreaming
lucid strong | me suis rendu compte que je rêvais, me suis rendue compte que je rêvais, je me rends compte que je rêve, réalise que je rêve, réalisé que je rêvais | realize i'm dreaming, realized i was dreaming, realized that i was dreaming, realised i was dreaming, realised that i was dreaming
lucid strong | compris que je rêvais, comprends que je rêve, compris que c'était un rêve, comprends que c'est un rêve | realized it was a dream, realize it is a dream, realize this is a dream, realized this was a dream, realised it was a dream, realised this was a dream
lucid strong | je suis en train de rêver, j'étais en train de rêver, que je suis dans un rêve, que j'étais dans un rêve | i am dreaming, i must be dreaming, that i am in a dream, that i was in a dream
lucid strong | rêve lucide, devenu lucide, devenue lucide, lucidité | lucid=, lucidity
lucid weak | ce n'est qu'un rêve, ce n'était qu'un rêve, juste un rêve, je me dis que je rêve, me suis dit que je rêvais, je rêvais que je rêvais | only a dream, just a dream, must be a dream, told myself i was dreaming, thought i was dreaming
lucid weak | contrôler/v mon rêve, contrôler/v le rêve, me pincer/v | control/v the dream, control/v my dream, pinch/v myself

nightmare strong | cauchemar, terreur/n nocturne | nightmare, night terror/n
nightmare strong | réveillé en sursaut, réveillée en sursaut, réveillé en hurlant, réveillée en hurlant, réveillé en criant, réveillée en criant | woke up screaming, woke up frightened
nightmare strong | réveillé en pleurant, réveillée en pleurant, réveillé en larmes, réveillée en larmes | woke up crying, woke up in tears
nightmare strong | réveillé en sueur, réveillée en sueur, réveillé terrifié, réveillée terrifiée | woke up terrified, woke up scared, woke up in a cold sweat
nightmare strong | rêve horrible, rêve affreux, rêve terrifiant, rêve angoissant | horrible dream, terrible dream, frightening dream, awful dream, scary dream
nightmare weak | mauvais rêve | bad dream
`;
